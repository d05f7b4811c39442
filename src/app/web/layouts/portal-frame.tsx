import { tabRowsOf } from '#platform/contract/navigation.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { Logo } from '../brand/logo.tsx';
import { PAGES } from '../manifests.ts';
import navigation from '../shell/navigation/left-navigation.module.css';
import shell from '../shell/shell.module.css';
import bar from '../shell/top-bar.module.css';
import styles from './portal-frame.module.css';

/** Headed by a greeting. */
const HOME = '/';

/** The portal before it is known who is there: its frame around the name of the page, with nobody's data. What stands as a tab of a record is headed by that. */
export function PortalFrame({ path }: { path: string }) {
  const say = useSay();
  const page = PAGES.get(path);
  const name = page && say(page.heading ?? page.title);
  return (
    <div className={shell.shell}>
      <div className={`${shell.navigation} ${styles.navigation}`}>
        <div className={navigation.head}>
          <Logo />
        </div>
      </div>
      <div className={shell.body}>
        <header className={bar.bar}>
          <strong className={styles.title}>{name}</strong>
        </header>
        {Array.from({ length: tabRowsOf(PAGES, path) }, (_, row) => (
          <div key={row} className={styles.tabs} />
        ))}
        <main className={shell.main}>
          {name && page.tabOf === undefined && path !== HOME && <PageHeader title={name} context={page.context && say(page.context)} />}
          <Skeletons shape="rows" count={8} />
        </main>
      </div>
    </div>
  );
}
