/** The occurrence books: entries of all sites or one, what is still inside, and whether a book is whole. */
import { useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { DateText, useToday } from '#platform/web/ui/values.tsx';
import { listLog, logSummary, printLog, verifyLog, writeLogEntry, type LogRow } from '../../contract/logbook/log.endpoints.ts';
import { LOG_KINDS, WITH_WAY_OUT } from '../../contract/logbook/log-fields.ts';
import { ACT_NAMES, KIND_NAMES } from '../../contract/logbook/log-words.ts';
import { findSites } from '../find-choices.ts';
import { WhenWritten } from '../report/when-written.tsx';
import { LOG as W } from './log.messages.ts';

const EntryForm = lazyDrawer(async () => (await import('./entry-form.tsx')).EntryForm, { title: W.add, size: 560 });
const EntryDrawer = lazyDrawer(async () => (await import('./entry-drawer.tsx')).EntryDrawer, { title: W.entry, shape: 'detail', size: 640 });
const VerifyDrawer = lazyDrawer(async () => (await import('./verify-drawer.tsx')).VerifyDrawer, { title: W.verify, shape: 'detail', size: 560 });
const PrintForm = lazyDrawer(async () => (await import('./print-form.tsx')).PrintForm, { title: W.print, size: 440 });
const PAGE = { page: '/patrol/ops/logbook' } as const;

export function Page() {
  const t = useT(W);
  const say = useSay();
  const [open, setOpen] = useState<'new' | 'verify' | 'print' | null>(null);
  const close = () => setOpen(null);
  const today = useToday();
  const sums = useEndpoint(logSummary, {}, { quiet: true }).data?.data;
  const add = (
    <ActionButton needs={{ ...PAGE, action: 'Create', call: writeLogEntry }} icon="plus" opens={EntryForm} onClick={() => setOpen('new')}>
      {t('add')}
    </ActionButton>
  );
  return (
    <>
      <ListPage<typeof listLog, LogRow>
        endpoint={listLog}
        action={add}
        tools={
          <>
            <ActionButton variant="default" needs={{ ...PAGE, call: verifyLog }} opens={VerifyDrawer} onClick={() => setOpen('verify')}>
              {t('verify')}
            </ActionButton>
            <ActionButton variant="default" needs={{ ...PAGE, action: 'Print', call: printLog }} opens={PrintForm} onClick={() => setOpen('print')}>
              {t('print')}
            </ActionButton>
          </>
        }
        above={
          <Tiles
            tiles={[
              { name: t('visitors'), value: sums?.visitors ?? '–' },
              { name: t('vehicles'), value: sums?.vehicles ?? '–' },
              { name: t('keys'), value: sums?.keys ?? '–' },
              { name: t('today'), value: sums?.today ?? '–' },
            ]}
          />
        }
        defaults={{ sort: 'desc', sortBy: 'recorded_at' }}
        columns={[
          { key: 'entry_no', label: W.numberShort, kind: 'number', sort: true, priority: 1, card: 3 },
          {
            key: 'recorded_at',
            label: W.time,
            kind: 'datetime',
            sort: true,
            priority: 1,
            card: 1,
            cell: ({ recorded_at, written_later, outside_session }) => <WhenWritten at={recorded_at} later={written_later} outside={outside_session} />,
          },
          { key: 'subject', label: W.subject, fixed: true, card: 'title', second: ({ site }) => site },
          {
            key: 'kind',
            label: W.kind,
            priority: 1,
            card: 'subtitle',
            value: ({ kind, act }) => (act === 'Entry' ? say(KIND_NAMES[kind]) : `${say(KIND_NAMES[kind])} · ${say(ACT_NAMES[act])}`),
          },
          { key: 'writer', label: W.writer, priority: 3 },
          {
            key: 'out_at',
            label: W.out,
            priority: 2,
            card: 2,
            cell: ({ act, kind, out_at }) =>
              out_at !== null ? (
                <DateText value={out_at} kind="datetime" />
              ) : act === 'Entry' && WITH_WAY_OUT.includes(kind) ? (
                <span>{t('inside')}</span>
              ) : (
                <span aria-hidden>–</span>
              ),
          },
          { key: 'remark', label: W.remark, priority: 5 },
        ]}
        filters={[
          { kind: 'keyword', key: 'keyword' },
          { kind: 'lookup', key: 'site_id', label: W.site, load: findSites, number: true },
          { kind: 'dates', key: 'start_date', to: 'end_date', label: W.date, initial: today, initialTo: today },
          { kind: 'select', key: 'kind', label: W.kind, options: LOG_KINDS.map((value) => ({ value, label: KIND_NAMES[value] })) },
        ]}
        rowName={({ entry_no, subject }) => `${entry_no} ${subject}`}
        opens={EntryDrawer}
        detail={(id, done) => <EntryDrawer id={Number(id)} close={done} />}
        empty={{ drawing: 'calendar', title: W.empty, hint: W.emptyHint, action: add }}
      />
      {open === 'new' && <EntryForm onClose={close} />}
      {open === 'verify' && <VerifyDrawer close={close} />}
      {open === 'print' && <PrintForm onClose={close} />}
    </>
  );
}
