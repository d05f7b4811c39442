/** The check of a claim's items beside their receipts, one after the other, with the keys of the approvals: Enter or A accepts and goes on. */
import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { standsAlone } from '#platform/web/ui/drawer/use-top-layer.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { KeysDialog, STEPS, useKeys } from '#modules/approval/web/public.tsx';
import type { ClaimDetail } from '../../contract/claim.schema.ts';
import type { ClaimItemRow, Duplicate } from '../../contract/item/claim-item.schema.ts';
import { categoryName, CLAIM_WORDS as W } from '../claim-words.ts';
import { CHECK_KEYS } from './check-keys.messages.ts';
import classes from './detail.module.css';
import { DETAIL } from './detail.messages.ts';
import { Files } from './files.tsx';
import { ItemCard } from './item-card.tsx';
import { Judgement, type Verdict } from './evaluation.tsx';
import { Comparison } from './comparison.tsx';
import { LookAlikes, ReceiptViews } from './receipt-views.tsx';
import { useEvaluation } from './use-evaluation.ts';

/** The next that nobody has checked, after the place and then from the start. */
const nextOf = (items: readonly ClaimItemRow[], at: number) => {
  const waits = (_item: ClaimItemRow, n: number) => n !== at && items[n]?.check_status === 'Pending';
  const after = items.findIndex((item, n) => n > at && waits(item, n));
  return after === -1 ? Math.max(items.findIndex(waits), 0) : after;
};

interface CheckWorkspaceProps {
  readonly claim: ClaimDetail;
  /** Nothing is left to be checked. */
  readonly onChecked: () => void;
}

export function CheckWorkspace({ claim, onChecked }: CheckWorkspaceProps) {
  const t = useT(DETAIL);
  const { locale } = useLocale();
  const { items } = claim;
  const [at, setAt] = useState(() => nextOf(items, -1));
  const item = items[at] ?? items[0];
  const [goesOn, setGoesOn] = useState(false);
  const { evaluate, busy, faults } = useEvaluation(claim);
  const evaluateAndGoOn = async (verdicts: readonly Verdict[]) => {
    const after = await evaluate(verdicts);
    if (!after) return;
    const isDone = after.items.every(({ check_status }) => check_status !== 'Pending');
    setGoesOn(!isDone);
    setAt(isDone ? at : nextOf(after.items, at));
    if (isDone) onChecked();
  };
  const place = useRef<HTMLParagraphElement>(null);
  const shown = useRef(at);
  // On a phone what is judged moves from card to card. The drawer itself opens at its top.
  useEffect(() => {
    if (shown.current !== at) place.current?.scrollIntoView({ block: 'nearest' });
    shown.current = at;
  }, [at]);
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [open, setOpen] = useState<{ readonly of: number; readonly other: Duplicate } | null>(null);
  const compared = open && open.of === item?.id ? open.other : null;
  const [explained, setExplained] = useState(false);
  useKeys((key, event) => {
    if (!standsAlone()) return;
    const step = STEPS[key];
    if (step) {
      event.preventDefault();
      setAt(Math.min(items.length - 1, Math.max(0, at + step)));
    } else if (key === '?') setExplained(true);
  });
  const waiting = items.filter(({ check_status }) => check_status === 'Pending');
  const viewer = item && (
    <div className={classes['viewer']}>
      <div className="apart">
        <p ref={place} className={`${classes['at']} small flush`}>
          <span className="quiet">{t('of', { n: at + 1, all: items.length })}</span>
          {!phone && (
            <>
              {' · '}
              {categoryName(item.category, locale)} <Money value={item.amount} currency />
            </>
          )}
        </p>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={classes['help'] ?? ''}
          aria-label={t('keys')}
          title={t('keys')}
          aria-haspopup="dialog"
          onClick={() => setExplained(true)}
        >
          <Icon name="help" />
        </ActionIcon>
      </div>
      <Judgement
        key={`${item.id} ${item.check_status} ${item.approved_amount}`}
        item={item}
        first={waiting.length > 0}
        busy={busy}
        goesOn={goesOn}
        faults={faults?.of === item.id ? faults : null}
        onEvaluate={(verdict) => void evaluateAndGoOn([verdict])}
      />
      {waiting.length > 1 && (
        <div>
          <Button
            variant="default"
            size="xs"
            disabled={busy}
            onClick={() => void evaluateAndGoOn(waiting.map(({ id }) => ({ id, check_status: 'Accepted', approved_amount: undefined })))}
          >
            {t('acceptAll', { n: waiting.length })}
          </Button>
        </div>
      )}
      <LookAlikes item={item} open={compared} onOpen={(other) => setOpen(other && { of: item.id, other })} />
      {!compared && <Receipts item={item} />}
    </div>
  );
  return (
    <div className={classes['desk']}>
      <ul className={`${classes['items']} list`}>
        {items.map((each, n) => (
          <ItemCard key={each.id} item={each} chosen={n === at} onChoose={() => setAt(n)}>
            {phone && n === at && viewer}
          </ItemCard>
        ))}
      </ul>
      {!phone && viewer}
      {item && compared && <Comparison key={compared.item_id} claim={claim} item={item} other={compared} />}
      {explained && <KeysDialog keys={CHECK_KEYS} onClose={() => setExplained(false)} />}
    </div>
  );
}

function Receipts({ item }: { item: ClaimItemRow }) {
  const t = useT(DETAIL);
  const label = useT(W);
  const { receipts } = item;
  if (receipts.length === 0) return <p className="quiet small flush">{t('noReceipt')}</p>;
  return (
    <section aria-label={label('receipts')}>
      <Files files={receipts} />
      <ReceiptViews item={item} />
    </section>
  );
}
