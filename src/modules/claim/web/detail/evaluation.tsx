import { Button, NumberInput, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { standsAlone } from '#platform/web/ui/drawer/use-top-layer.ts';
import { useKeys } from '#modules/approval/web/public.tsx';
import type { CheckStatus, ClaimItemRow } from '../../contract/item/claim-item.schema.ts';
import classes from './detail.module.css';
import { DETAIL } from './detail.messages.ts';

export interface Verdict {
  readonly id: number;
  readonly check_status: CheckStatus;
  /** Undefined: what it is granted by default. */
  readonly approved_amount: number | undefined;
  readonly check_remark?: string | undefined;
}

/** What the server says of a verdict, at its field. */
export interface Faults {
  /** The item. */
  readonly of: number;
  /** What was tried. */
  readonly check_status: CheckStatus;
  readonly approved_amount: string | undefined;
  readonly check_remark: string | undefined;
}

const focusOn = (button: HTMLButtonElement | null) => button?.focus();

interface JudgementProps {
  readonly item: ClaimItemRow;
  /** Items wait to be checked: this comes before the decision of the claim. */
  readonly first: boolean;
  readonly busy: boolean;
  /** One was judged before it: Enter goes on. */
  readonly goesOn: boolean;
  readonly faults: Faults | null;
  readonly onEvaluate: (verdict: Verdict) => void;
}

/** What one item is granted. */
export function Judgement({
  item: { id, amount, allowed_amount, approved_amount, check_status, check_remark },
  first,
  busy,
  goesOn,
  faults,
  onEvaluate,
}: JudgementProps) {
  const t = useT(DETAIL);
  // What was rejected was granted nothing; accepted after all, it is granted as usual.
  const usual = (check_status === 'Rejected' ? null : approved_amount) ?? allowed_amount ?? amount;
  const [grant, setGrant] = useState<number | string>(usual);
  const [remark, setRemark] = useState(check_remark ?? '');
  const form = useRef<HTMLFormElement>(null);
  const sum = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (faults) (faults.approved_amount ? sum : words).current?.focus();
  }, [faults]);
  const say = { ...(remark.trim() && { check_remark: remark.trim() }) };
  const refuse = () => onEvaluate({ id, check_status: 'Rejected', approved_amount: undefined, ...say });
  useKeys((key, event) => {
    if (busy || !standsAlone()) return;
    if (key === 'a') form.current?.requestSubmit();
    if (key === 'r') refuse();
    if (key !== 'e') return;
    // The letter itself is not typed.
    event.preventDefault();
    sum.current?.focus();
    sum.current?.select();
  });
  return (
    <form
      ref={form}
      className={classes['viewer']}
      onSubmit={(event) => {
        event.preventDefault();
        onEvaluate({ id, check_status: 'Accepted', approved_amount: typeof grant === 'number' ? grant : undefined, ...say });
      }}
    >
      <div className={classes['granted']}>
        <NumberInput
          ref={sum}
          label={t('grant')}
          error={faults?.approved_amount}
          value={grant}
          onChange={setGrant}
          min={0}
          max={amount}
          clampBehavior="none"
          decimalScale={2}
          fixedDecimalScale
          hideControls
        />
        <TextInput
          ref={words}
          label={t('remark')}
          error={faults?.check_remark}
          value={remark}
          maxLength={500}
          onChange={(event) => setRemark(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Where a rejection asks for its reason, Enter rejects.
            if (event.key !== 'Enter' || faults?.check_status !== 'Rejected') return;
            event.preventDefault();
            refuse();
          }}
        />
      </div>
      <div className={classes['buttons']}>
        <Button type="submit" variant={first ? 'filled' : 'default'} aria-keyshortcuts="A" loading={busy} ref={goesOn ? focusOn : null}>
          {t('accept')}
        </Button>
        <Button variant="light" color="red" disabled={busy} onClick={refuse} aria-keyshortcuts="R">
          {t('refuse')}
        </Button>
      </div>
    </form>
  );
}
