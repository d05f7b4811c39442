/** One asset: what it is, its licences, where it is, and its entries in the book. */
import { useState } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { DetailDrawer, DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText, Money } from '#platform/web/ui/values.tsx';
import { showAsset } from '../../contract/armoury/armoury.endpoints.ts';
import { ASSET_COLOURS, ASSET_STATUS_NAMES, CATEGORY_NAMES, CONDITION_NAMES, ENTRY_NAMES } from '../../contract/armoury/armoury-words.ts';
import type { AssetDetail, AssetRow, BookEntry } from '../../contract/armoury/asset.schema.ts';
import { LastDay } from '#platform/web/ui/last-day.tsx';
import { Lines } from '../lines.tsx';
import { ARMOURY as W } from './armoury.messages.ts';
import { assetActions, AssetTasks, type AssetTask } from './asset-tasks.tsx';
import { useLabels } from './use-labels.ts';

export interface AssetDrawerProps {
  readonly id: number;
  readonly close: () => void;
  readonly rows?: readonly AssetRow[] | undefined;
}

export function AssetDrawer({ id, close }: AssetDrawerProps) {
  const say = useSay();
  const [task, setTask] = useState<AssetTask | null>(null);
  const { data, error, refetch } = useEndpoint(showAsset, { id }, { quiet: true, keepPrevious: false });
  const asset = data?.data;
  const { label } = useLabels();
  const actions = asset ? [...assetActions(setTask)(asset).slice(0, 3), label(asset)] : [];
  return (
    <DetailDrawer
      size={680}
      onClose={close}
      title={asset?.name ?? W.asset}
      badge={asset && <StatusChip status={null} label={ASSET_STATUS_NAMES[asset.status]} colour={ASSET_COLOURS[asset.status]} />}
      actions={actions.map(({ key, label, needs, onClick }) => (
        <ActionButton key={key} variant="default" needs={needs ?? { page: '/auxiliary/asset' }} onClick={onClick}>
          {typeof label === 'string' ? label : say(label)}
        </ActionButton>
      ))}
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {asset && <Body asset={asset} />}
      </Loaded>
      <AssetTasks task={task} onClose={() => setTask(null)} />
    </DetailDrawer>
  );
}

function Body({ asset }: { asset: AssetDetail }) {
  const t = useT(W);
  const say = useSay();
  const [photo] = asset.photo;
  return (
    <>
      <DetailSection title={W.details}>
        {photo && <img src={photo.url} alt={asset.name} style={{ maxWidth: '100%', maxHeight: 220, borderRadius: 8 }} />}
        <Facts
          items={[
            { label: W.category, value: say(CATEGORY_NAMES[asset.category]) },
            { label: W.serial, value: asset.serial_no },
            { label: W.brand, value: [asset.brand, asset.model].filter(Boolean).join(' ') },
            { label: W.calibre, value: asset.calibre },
            { label: W.condition, value: say(CONDITION_NAMES[asset.condition]) },
            { label: W.store, value: asset.store },
            { label: W.purchased, value: asset.purchase_date && <DateText value={asset.purchase_date} /> },
            { label: W.cost, value: asset.cost === null ? null : <Money value={asset.cost} currency /> },
            ...(asset.due_back_at ? [{ label: W.dueBack, value: <DateText value={asset.due_back_at} /> }] : []),
            ...(asset.note ? [{ label: W.note, value: asset.note, wide: true }] : []),
          ]}
        />
      </DetailSection>
      {asset.category === 'Firearm' && (
        <Lines title={W.licence} none={t('nothing')}>
          {asset.licences.map((licence, at) => (
            <li key={licence.id}>
              {licence.licence_no} · {licence.holder} ·{' '}
              {at === 0 ? <LastDay date={licence.expires_at} /> : t('until', { date: formatDate(licence.expires_at) })}
            </li>
          ))}
        </Lines>
      )}
      <Lines title={W.places} none={t('nothing')}>
        {asset.places.map(({ place, store_id, officer_id, name, quantity }) => (
          <li key={`${place} ${store_id ?? ''} ${officer_id ?? ''}`}>
            {place === 'Workshop' ? t('workshop') : name} · {quantity}
          </li>
        ))}
      </Lines>
      <Lines title={W.entries} none={t('nothing')}>
        {asset.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Lines>
    </>
  );
}

function Entry({ entry }: { entry: BookEntry }) {
  const t = useT(W);
  const say = useSay();
  const way = [entry.from, entry.to].filter(Boolean).join(' → ');
  const more = [
    entry.book_no,
    entry.witness && `${t('witness')}: ${entry.witness}`,
    entry.police_report_no && t('police', { number: entry.police_report_no }),
    entry.remark,
  ];
  return (
    <li>
      <DateText value={entry.entered_at} kind="datetime" /> · <strong>{say(ENTRY_NAMES[entry.kind])}</strong> {entry.quantity}
      {way && ` · ${way}`}
      {entry.signature && (
        <>
          {' · '}
          <a href={entry.signature.url} target="_blank" rel="noopener noreferrer">
            {t('signed')}
          </a>
        </>
      )}
      {more.some(Boolean) && <span className="quiet small"> · {more.filter(Boolean).join(' · ')}</span>}
    </li>
  );
}
