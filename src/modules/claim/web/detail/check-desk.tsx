/** The check of a claim's items beside their receipts, one after the other: Enter accepts and goes on. */
import { Button, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import type { ClaimDetail } from '../../contract/claim.schema.ts';
import type { CheckStatus, ClaimItemRow } from '../../contract/item/claim-item.schema.ts';
import { checkItems } from '../../contract/manage-claim.endpoints.ts';
import { CLAIM_READS } from '../claim-reads.ts';
import { CLAIM_WORDS as W } from '../claim-words.ts';
import classes from './detail.module.css';
import { DETAIL } from './detail.messages.ts';
import { Files } from './files.tsx';
import { ItemCard } from './item-card.tsx';
import { LookAlikes, ReceiptViews } from './receipt-views.tsx';

interface Verdict {
  readonly id: number;
  readonly check_status: CheckStatus;
  /** Undefined: what it is granted by default. */
  readonly approved_amount: number | undefined;
  readonly check_remark?: string | undefined;
}

/** The next that nobody has checked, after the place and then from the start. */
const nextOf = (items: readonly ClaimItemRow[], at: number) => {
  const waits = (_item: ClaimItemRow, n: number) => n !== at && items[n]?.check_status === 'Pending';
  const after = items.findIndex((item, n) => n > at && waits(item, n));
  return after === -1 ? Math.max(items.findIndex(waits), 0) : after;
};

export function CheckDesk({ claim }: { claim: ClaimDetail }) {
  const t = useT(DETAIL);
  const { items } = claim;
  const [at, setAt] = useState(() => nextOf(items, -1));
  const { run, busy } = useWrite(checkItems, { invalidates: CLAIM_READS });
  const item = items[at] ?? items[0];
  const [goesOn, setGoesOn] = useState(false);
  const judge = async (verdicts: readonly Verdict[]) => {
    // A refusal has been told by the global handler.
    const answer = await run({ id: claim.id, status: claim.status, items: [...verdicts] }).catch(() => null);
    if (!answer) return;
    setGoesOn(true);
    setAt(nextOf(answer.data.items, at));
  };
  const waiting = items.filter(({ check_status }) => check_status === 'Pending');
  return (
    <div className={classes['desk']}>
      <ul className={`${classes['items']} list`}>
        {items.map((each, n) => (
          <ItemCard key={each.id} item={each} chosen={n === at}>
            {n !== at && (
              <div>
                <Button variant="subtle" size="compact-sm" onClick={() => setAt(n)}>
                  {t('checkTitle', { item: each.description })}
                </Button>
              </div>
            )}
          </ItemCard>
        ))}
      </ul>
      {item && (
        <div className={classes['viewer']}>
          <p className="quiet small flush">{t('of', { n: at + 1, all: items.length })}</p>
          <Judgement key={item.id} item={item} busy={busy} goesOn={goesOn} onJudge={(verdict) => void judge([verdict])} />
          {waiting.length > 1 && (
            <div>
              <Button
                variant="default"
                size="xs"
                disabled={busy}
                onClick={() => void judge(waiting.map(({ id }) => ({ id, check_status: 'Accepted', approved_amount: undefined })))}
              >
                {t('acceptAll')}
              </Button>
            </div>
          )}
          <LookAlikes key={`alike-${item.id}`} item={item} />
          <Receipts item={item} />
        </div>
      )}
    </div>
  );
}

const focusOn = (button: HTMLButtonElement | null) => button?.focus();

interface JudgementProps {
  readonly item: ClaimItemRow;
  readonly busy: boolean;
  /** One was judged before it: Enter goes on. */
  readonly goesOn: boolean;
  readonly onJudge: (verdict: Verdict) => void;
}

function Judgement({ item: { id, amount, allowed_amount, approved_amount, check_remark }, busy, goesOn, onJudge }: JudgementProps) {
  const t = useT(DETAIL);
  const usual = approved_amount ?? allowed_amount ?? amount;
  const [grant, setGrant] = useState<number | string>(usual);
  const [remark, setRemark] = useState(check_remark ?? '');
  const say = { ...(remark.trim() && { check_remark: remark.trim() }) };
  return (
    <form
      className={classes['viewer']}
      onSubmit={(event) => {
        event.preventDefault();
        onJudge({ id, check_status: 'Accepted', approved_amount: typeof grant === 'number' ? grant : undefined, ...say });
      }}
    >
      <div className={classes['buttons']}>
        <NumberInput
          label={t('grant')}
          value={grant}
          onChange={setGrant}
          min={0}
          max={amount}
          clampBehavior="none"
          decimalScale={2}
          fixedDecimalScale
          hideControls
          w={140}
        />
        <TextInput label={t('remark')} value={remark} maxLength={500} onChange={(event) => setRemark(event.currentTarget.value)} />
      </div>
      <div className={classes['buttons']}>
        <Button type="submit" loading={busy} ref={goesOn ? focusOn : null}>
          {t('accept')}
        </Button>
        <Button variant="light" color="red" disabled={busy} onClick={() => onJudge({ id, check_status: 'Rejected', approved_amount: undefined, ...say })}>
          {t('refuse')}
        </Button>
      </div>
    </form>
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
