import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { formatDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { formatBytes } from '#platform/web/forms/upload-checks.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { ErrorState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { listDocuments } from '../../contract/document.endpoints.ts';
import type { DocumentRow } from '../../contract/document.schema.ts';
import { fileIcon } from '../document-parts.tsx';
import { CATEGORY_NAMES } from '../documents.messages.ts';
import { SHARED_MESSAGES } from './shared.messages.ts';
import classes from './shared-documents.module.css';

const SharedDrawer = lazyDrawer(async () => (await import('./shared-drawer.tsx')).SharedDrawer, { shape: 'detail', size: 680 });

const STEP = 20;
const PARAM = 'document';

/** The opened document stands in the address beside what the host's page keeps there. */
function show(id: number | null): void {
  const params = new URLSearchParams(window.location.search);
  if (id === null) params.delete(PARAM);
  else params.set(PARAM, String(id));
  const text = params.toString();
  navigate(`${window.location.pathname}${text ? `?${text}` : ''}`, { replace: id === null });
}

/** What is shared with the signed-in employee; what waits for their confirmation says so. */
export function SharedDocuments() {
  const t = useT(SHARED_MESSAGES);
  const id = useId();
  const [shown, setShown] = useState(STEP);
  const opened = Number(new URLSearchParams(useSearch()).get(PARAM));
  const query = useEndpoint(listDocuments, { mine: true, per_page: shown, sort_by: 'published_at' }, { quiet: true });
  const rows = query.data?.data ?? [];
  const open = rows.filter(({ can }) => can['acknowledge']).length;
  return (
    <section className={`${classes['card']} card`} aria-labelledby={id}>
      <div className={classes['head']}>
        <h2 className="heading" id={id}>
          {t('title')}
        </h2>
        {open > 0 && <StatusChip status="pending" colour="warning" label={t('toRead', { n: open })} />}
      </div>
      {query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <Skeletons shape="rows" count={3} />
      ) : rows.length === 0 ? (
        <p className="quiet flush">{t('empty')}</p>
      ) : (
        <ul className={classes['list']}>
          {rows.map((row) => (
            <SharedRow key={row.id} document={row} />
          ))}
        </ul>
      )}
      {query.data && query.data.meta.total > shown && (
        <Button variant="subtle" size="compact-sm" loading={query.isFetching} onClick={() => setShown((before) => before + STEP)}>
          {t('showMore')}
        </Button>
      )}
      {opened > 0 && <SharedDrawer id={opened} onClose={() => show(null)} />}
    </section>
  );
}

function SharedRow({ document: { id, title, category, file, published_at, expires_at, can, acknowledged_by_me: confirmed } }: { document: DocumentRow }) {
  const t = useT(SHARED_MESSAGES);
  const say = useSay();
  const facts = [
    say(CATEGORY_NAMES[category]),
    published_at && t('since', { date: formatDate(published_at) }),
    expires_at && t('until', { date: formatDate(expires_at) }),
    file && formatBytes(file.size),
  ];
  return (
    <li>
      <button type="button" className={`${classes['row']} plain-button`} onClick={() => show(id)}>
        <Icon name={fileIcon(file?.ext)} size={20} />
        <span className={`${classes['words']} lines`}>
          <span className={classes['title']}>{title}</span>
          <span className="quiet small">{facts.filter(Boolean).join(' · ')}</span>
        </span>
        {can['acknowledge'] && <StatusChip status="pending" colour="warning" label={t('confirm')} />}
        {confirmed && <StatusChip status="confirmed" label={t('confirmed')} />}
        <Icon name="chevron-right" size={16} />
      </button>
    </li>
  );
}
