import { useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { SearchSelectInput } from '#platform/web/forms/search-select-input.tsx';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer, DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { verifyLog } from '../../contract/logbook/log.endpoints.ts';
import { findSites } from '../find-choices.ts';
import { FAULT_NAMES, LOG as W } from './log.messages.ts';

/** Whether the book of a site is whole: its chain is computed anew. */
export function VerifyDrawer({ close }: { close: () => void }) {
  const t = useT(W);
  const [site, setSite] = useState<number | null>(null);
  return (
    <DetailDrawer size={560} onClose={close} title={W.verify}>
      <p className="quiet small">{t('verifyHint')}</p>
      <SearchSelectInput
        label={t('site')}
        load={findSites}
        value={site === null ? null : String(site)}
        onChange={(value: string | null) => setSite(value === null ? null : Number(value))}
      />
      {site !== null && <Verified key={site} site={site} />}
    </DetailDrawer>
  );
}

function Verified({ site }: { site: number }) {
  const t = useT(W);
  const say = useSay();
  const { data, error, refetch } = useEndpoint(verifyLog, { site_id: site }, { quiet: true, keepPrevious: false });
  const book = data?.data;
  return (
    <Loaded error={error} refetch={refetch} shape="detail" count={4}>
      {book && (
        <DetailSection
          title={book.site}
          action={<StatusChip status={null} label={book.faults.length === 0 ? W.whole : W.broken} colour={book.faults.length === 0 ? 'success' : 'error'} />}
        >
          <Facts
            items={[
              { label: W.entries, value: book.entries },
              { label: W.heads, value: book.heads },
              { label: W.hash, value: <code style={{ overflowWrap: 'anywhere' }}>{book.hash}</code>, wide: true },
            ]}
          />
          <ul className="bare">
            {book.faults.map(({ entry_no, fault }) => (
              <li key={`${entry_no} ${fault}`}>
                {t('entryOf', { n: entry_no })}: {say(FAULT_NAMES[fault])}
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
    </Loaded>
  );
}
