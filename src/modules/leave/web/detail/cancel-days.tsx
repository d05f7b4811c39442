/** Gives single days of a leave back: by the employee, or by an administrator, who says why. */
import { Checkbox } from '@mantine/core';
import { z } from 'zod';
import { text } from '#platform/contract/fields.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useBound } from '#platform/web/forms/bind-field.ts';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm, type ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { withdrawLeave } from '../../contract/leave.endpoints.ts';
import type { LeaveDetail } from '../../contract/leave.schema.ts';
import { cancelLeave } from '../../contract/manage-leave.endpoints.ts';
import { DayText } from '../leave-parts.tsx';
import classes from '../leave-parts.module.css';
import { LEAVE_READS } from '../leave-reads.ts';
import { dayCount, LEAVE_WORDS as W } from '../leave-words.ts';
import { DETAIL } from './detail.messages.ts';

const chosen = (leastWords: number) => z.object({ dates: z.array(z.string()).min(1), remark: text(leastWords, 500) });
const own = chosen(0);
const managed = chosen(3);

/** Days that cost something and are still the employee's: more than one, or the whole leave is cancelled. */
export const endableDays = ({ days }: LeaveDetail) => days.filter(({ live, locked, value }) => live && !locked && value > 0);

export interface CancelDaysProps {
  readonly leave: LeaveDetail;
  /** The employee's own; otherwise by an administrator. */
  readonly mine?: boolean;
  readonly onClose: () => void;
}

export function CancelDays({ leave, mine = false, onClose }: CancelDaysProps) {
  const stale = { invalidates: LEAVE_READS };
  const [withdraw, cancel] = [useWrite(withdrawLeave, stale), useWrite(cancelLeave, stale)];
  const form = useZodForm(mine ? own : managed, {
    initial: { dates: [], remark: '' },
    onSubmit: async ({ dates, remark }) => {
      await (mine ? withdraw : cancel).run({ id: leave.id, status: leave.status, dates, remark });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W.cancelDays} form={form} submit={DETAIL.cancelChosen} size={460}>
      <DayChecks form={form} days={endableDays(leave)} />
      <TextField form={form} name="remark" label={W.remark} rows={2} maxLength={500} />
    </FormDrawer>
  );
}

function DayChecks({ form, days }: { form: ZodForm<z.input<typeof own>>; days: LeaveDetail['days'] }) {
  const t = useT(W);
  const { props: bound, value, set } = useBound({ form, name: 'dates', label: W.days });
  return (
    <Checkbox.Group
      id={bound.id}
      label={bound.label}
      description={t('chooseDays')}
      error={bound.error}
      withAsterisk
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={set}
    >
      <div className={classes['choices']}>
        {days.map(({ date, value: cost }) => (
          <Checkbox
            key={date}
            value={date}
            classNames={{ root: classes['choice'] ?? '' }}
            label={
              <>
                <DayText value={date} />
                {cost !== 1 && ` · ${dayCount(cost)}`}
              </>
            }
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
