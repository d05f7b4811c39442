import { Button, Progress } from '@mantine/core';
import { useState } from 'react';
import { defineMessages } from '#platform/contract/messages.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import { TabButtons } from '#platform/web/ui/page/tabs-nav.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { DOCUMENT_WORDS } from '../documents.messages.ts';
import classes from './detail.module.css';
import type { ShownDocument } from './shown-document.ts';

const M = defineMessages({
  readers: { en: 'Readers', ms: 'Pembaca' },
  unread: { en: 'Not yet', ms: 'Belum' },
  read: { en: 'Have read it', ms: 'Telah membaca' },
  allRead: { en: 'Everybody has read it.', ms: 'Semua orang telah membacanya.' },
  noneRead: { en: 'Nobody has read it yet.', ms: 'Belum ada yang membacanya.' },
  notShown: { en: 'This document is not published.', ms: 'Dokumen ini tidak diterbitkan.' },
});

/** Who has confirmed this version and who has not, with the way to remind them. */
export function ReaderLists({ document: { acknowledged, read, unread, can }, onRemind }: { document: ShownDocument; onRemind: () => Promise<void> }) {
  const t = useT(M);
  const w = useT(DOCUMENT_WORDS);
  const [tab, setTab] = useState<'unread' | 'read'>('unread');
  const [busy, setBusy] = useState(false);
  const { done, of } = acknowledged ?? { done: 0, of: 0 };
  const remind = async () => {
    setBusy(true);
    await onRemind();
    setBusy(false);
  };
  const button = can['remind'] && unread.length > 0 && (
    <Button size="xs" variant="default" loading={busy} leftSection={<Icon name="bell" size={14} />} onClick={() => void remind()}>
      {w('remindN', { n: unread.length })}
    </Button>
  );
  return (
    <DetailSection title={M.readers} action={button}>
      <Progress value={of === 0 ? 0 : (done / of) * 100} size={6} aria-label={w('ofReaders', { done, of })} />
      <p className={`${classes['note']} quiet small`}>{w('ofReaders', { done, of })}</p>
      <TabButtons
        label={M.readers}
        value={tab}
        onChange={setTab}
        tabs={[
          { key: 'unread', label: M.unread, badge: unread.length },
          { key: 'read', label: M.read, badge: read.length },
        ]}
      />
      {tab === 'unread' &&
        (unread.length > 0 ? (
          <People label={t('unread')} people={unread} />
        ) : (
          <p className={`${classes['note']} quiet small`}>{t(can['remind'] ? 'allRead' : 'notShown')}</p>
        ))}
      {tab === 'read' && (read.length > 0 ? <People label={t('read')} people={read} /> : <p className={`${classes['note']} quiet small`}>{t('noneRead')}</p>)}
    </DetailSection>
  );
}

function People({ label, people }: { label: string; people: readonly { readonly id: number; readonly name: string; readonly at?: string }[] }) {
  return (
    <section className={classes['scroll']} {...scrollRegion(label)}>
      <ul className={`${classes['people']} bare`}>
        {people.map(({ id, name, at }) => (
          <li key={id}>
            <span>{name}</span>
            {at && <DateText value={at} kind="datetime" />}
          </li>
        ))}
      </ul>
    </section>
  );
}
