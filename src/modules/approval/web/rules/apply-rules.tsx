/** Puts what waits to the rules as they are now: they change nothing under way by themselves. */
import { useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { useConfirm, usePopup } from '#platform/web/ui/feedback/confirm.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import type { Need } from '#platform/web/viewer.tsx';
import type { AppliedRules } from '../../contract/rule-trial.schema.ts';
import { RULES } from './rules.messages.ts';

export interface ApplyRulesProps {
  readonly needs: Need;
  /** One part of them. @param after where the part before ended; 0: the first */
  readonly apply: (after: number) => Promise<AppliedRules>;
}

export function ApplyRules({ needs, apply }: ApplyRulesProps) {
  const t = useT(RULES);
  const confirm = useConfirm();
  const popup = usePopup();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    if (!(await confirm({ title: RULES.applyAsk, message: RULES.applyText, verb: RULES.apply }))) return;
    setBusy(true);
    const sum = { anew: 0, unchanged: 0, skipped: 0 };
    try {
      for (let after: number | null = 0; after !== null;) {
        const part: AppliedRules = await apply(after);
        sum.anew += part.asked_anew;
        sum.unchanged += part.unchanged;
        sum.skipped += part.skipped;
        after = part.next;
      }
      popup.success(t(sum.skipped > 0 ? 'appliedBut' : 'applied', sum));
    } catch {
      // The global handler has told it; what was asked anew stays so.
    } finally {
      setBusy(false);
    }
  };
  return (
    <ActionButton variant="subtle" size="compact-sm" needs={needs} loading={busy} onClick={() => void run()}>
      {t('apply')}
    </ActionButton>
  );
}
