import { Link } from 'wouter';
import { BlockCard, useBlock } from '#platform/web/dashboard.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import type { ToReadBlock } from '../../contract/dashboard.schema.ts';
import { DOCUMENT_CARD_MESSAGES as M } from './document-cards.messages.ts';
import classes from './document-cards.module.css';

const MINE = '/my/employment/employment';

/** Documents that wait for the viewer's confirmation, each one click from being read. */
export function ToReadCard() {
  const t = useT(M);
  const documents = useBlock<ToReadBlock>('documents-to-read')?.documents ?? [];
  return (
    <BlockCard title={M.toRead} href={MINE} aside={documents.length}>
      <p className={classes['hint']}>{t('toReadHint')}</p>
      <ul className={`${classes['list']} bare`}>
        {documents.map(({ id, title }) => (
          <li key={id}>
            <Link href={`${MINE}?document=${id}`} className={`${classes['link']} row plain-link`}>
              <Icon name="file" size={16} />
              <span className="words">{title}</span>
              <Icon name="chevron-right" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </BlockCard>
  );
}
