import { Button, NumberInput, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
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

const focusOn = (button: HTMLButtonElement | null) => button?.focus();

interface JudgementProps {
  readonly item: ClaimItemRow;
  readonly busy: boolean;
  /** One was judged before it: Enter goes on. */
  readonly goesOn: boolean;
  readonly onJudge: (verdict: Verdict) => void;
}

/** What one item is granted. */
export function Judgement({ item: { id, amount, allowed_amount, approved_amount, check_status, check_remark }, busy, goesOn, onJudge }: JudgementProps) {
  const t = useT(DETAIL);
  // What was rejected was granted nothing; accepted after all, it is granted as usual.
  const usual = (check_status === 'Rejected' ? null : approved_amount) ?? allowed_amount ?? amount;
  const [grant, setGrant] = useState<number | string>(usual);
  const [remark, setRemark] = useState(check_remark ?? '');
  const form = useRef<HTMLFormElement>(null);
  const sum = useRef<HTMLInputElement>(null);
  const say = { ...(remark.trim() && { check_remark: remark.trim() }) };
  const refuse = () => onJudge({ id, check_status: 'Rejected', approved_amount: undefined, ...say });
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
        onJudge({ id, check_status: 'Accepted', approved_amount: typeof grant === 'number' ? grant : undefined, ...say });
      }}
    >
      <div className={classes['buttons']}>
        <NumberInput
          ref={sum}
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
        <Button type="submit" aria-keyshortcuts="A" loading={busy} ref={goesOn ? focusOn : null}>
          {t('accept')}
        </Button>
        <Button variant="light" color="red" disabled={busy} onClick={refuse} aria-keyshortcuts="R">
          {t('refuse')}
        </Button>
      </div>
    </form>
  );
}
