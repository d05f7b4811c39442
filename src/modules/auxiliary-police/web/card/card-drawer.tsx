/** One card: its face as it is printed, its code, and what became of it. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { openFile } from '#platform/web/call/download.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { DetailDrawer, DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { cardPdf, revokeCard, showCard } from '../../contract/card/card.endpoints.ts';
import { CARD_FACE } from '../../contract/card/card.messages.ts';
import { CARD_KIND_NAMES, CARD_STATUS_NAMES, type CardDetail } from '../../contract/card/card.schema.ts';
import { CARD as W } from './card.messages.ts';
import classes from './card.module.css';

const RevokeForm = lazyDrawer(async () => (await import('./revoke-form.tsx')).RevokeForm, { title: W.revoke, size: 480 });
const REVOKE = { page: '/auxiliary/card', action: 'Revoke', call: revokeCard } as const;

export function CardDrawer({ id, close }: { id: number; close: () => void }) {
  const t = useT(W);
  const { data, error, refetch } = useEndpoint(showCard, { id }, { quiet: true, keepPrevious: false });
  const [revoking, setRevoking] = useState(false);
  const card = data?.data;
  return (
    <DetailDrawer
      size={560}
      onClose={close}
      title={card?.card_no ?? W.card}
      badge={card && <StatusChip status={card.status} label={card.to_return ? W.toReturn : CARD_STATUS_NAMES[card.status]} />}
      actions={
        card && (
          <>
            {card.status === 'Active' && (
              <ActionButton needs={REVOKE} opens={RevokeForm} variant="light" color="red" onClick={() => setRevoking(true)}>
                {t('revoke')}
              </ActionButton>
            )}
            <Button onClick={() => void openFile(cardPdf, { id })}>{t('print')}</Button>
          </>
        )
      }
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={6}>
        {card && <Body card={card} />}
      </Loaded>
      {card && revoking && <RevokeForm card={card} onClose={() => setRevoking(false)} />}
    </DetailDrawer>
  );
}

function Body({ card }: { card: CardDetail }) {
  const t = useT(W);
  const { locale } = useLocale();
  return (
    <>
      <DetailSection title={W.face}>
        <div className={classes['face']} lang="ms">
          <div className={classes['head']}>
            {CARD_FACE.title} · {CARD_KIND_NAMES[card.kind].ms.toUpperCase()}
          </div>
          <div className={classes['row']}>
            {card.photo && <img src={card.photo} alt={card.name} />}
            <p className={classes['facts']}>
              <strong>{card.name}</strong>
              <br />
              {card.rank_ms}
              <br />
              {CARD_FACE.serviceNo} {card.service_no}
              <br />
              {CARD_FACE.cardNo} {card.card_no}
              <br />
              {CARD_FACE.expiry} {formatDate(card.expiry_at)}
            </p>
            <Squares rows={card.squares} label={t('verify')} />
          </div>
        </div>
      </DetailSection>
      <DetailSection title={W.card}>
        <Facts
          items={[
            { label: W.officer, value: `${card.name} · ${card.service_no}` },
            { label: W.rank, value: locale === 'ms' ? card.rank_ms : card.rank },
            { label: W.issued, value: <DateText value={card.issued_at} /> },
            { label: W.expiry, value: <DateText value={card.expiry_at} /> },
            { label: W.area, value: card.authority_area, wide: true },
            ...(card.police_report_no ? [{ label: W.report, value: card.police_report_no }] : []),
            ...(card.returned_at ? [{ label: W.returned, value: <DateText value={card.returned_at} /> }] : []),
            ...(card.reason ? [{ label: W.reason, value: card.reason, wide: true }] : []),
          ]}
        />
        <p>
          <a href={card.verify_url} target="_blank" rel="noopener noreferrer">
            {t('open')}
          </a>
        </p>
      </DetailSection>
    </>
  );
}

function Squares({ rows, label }: { rows: readonly string[]; label: string }) {
  const path = rows.flatMap((row, y) => [...row].flatMap((dark, x) => (dark === '1' ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`}>
      <path d={path} fill="#000" />
    </svg>
  );
}
