/** What a payroll would be: a few changes on top, both payrolls below. Nothing is stored. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { POPUP_MS } from '#platform/contract/waits.ts';
import { date, money } from '#platform/contract/fields.ts';
import { call } from '#platform/web/call/call.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { openPopup } from '#platform/web/feedback.ts';
import { Money } from '#platform/web/ui/values.tsx';
import { whatIf } from '../contract/review.endpoints.ts';
import { ComparisonTable, Difference } from './comparison-table.tsx';
import { WHAT_IF } from './review-view.messages.ts';
import classes from './review.module.css';

const asked = z.object({
  basic: money().optional(),
  bonus: money().optional(),
  overtime_hours: z.number().min(0).max(744).optional(),
  unpaid_leave_days: z.number().min(0).max(31).optional(),
  contribution_epf_employee_rate: z.number().min(0).max(20).optional(),
  lifestyle: money().optional(),
  join_date: date().optional(),
  last_date: date().optional(),
});
type Asked = z.input<typeof asked>;
type Answered = Extract<OutputOf<typeof whatIf>, { success: true }>['data'];

export interface WhatIfTarget {
  readonly employee_id: number;
  readonly start_date: string;
  readonly end_date: string;
}

/** What was filled in; an emptied field is a question that is not asked. */
function changesOf({ lifestyle, ...rest }: Asked) {
  const filled = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && (value as unknown) !== ''));
  return lifestyle === undefined ? filled : { ...filled, relief: { lifestyle } };
}

const EMPTY = { join_date: undefined, last_date: undefined } as const;
const FIGURES = [
  ['gross', 'gross'],
  ['net', 'net'],
  ['employer_cost', 'cost'],
  ['yearly_tax', 'yearlyTax'],
] as const;

export function WhatIfDrawer({ target, name, onClose }: { target: WhatIfTarget; name: string | null; onClose: () => void }) {
  const t = useT(WHAT_IF);
  const [answer, setAnswer] = useState<Answered | null>(null);
  const { employee_id, start_date, end_date } = target;
  const form = useZodForm(asked, {
    initial: EMPTY,
    onSubmit: async (values) => {
      const outcome = await call(whatIf, { employee_id, period: { start_date, end_date }, changes: changesOf(values) });
      if (outcome.success) setAnswer(outcome.data);
      else openPopup({ kind: 'error', message: outcome.message, okay: false, closesAfter: POPUP_MS });
    },
  });
  return (
    <DetailDrawer title={name === null ? t('title') : t('titleOf', { name })} onClose={onClose} size={720}>
      <form noValidate className={`${classes['stack']} stack`} onSubmit={(event) => void form.submit(event)}>
        <p className="quiet small flush">
          {t('note')} {t('empty')}
        </p>
        <div className={classes['fields']}>
          <MoneyField form={form} name="basic" label={WHAT_IF.basic} />
          <MoneyField form={form} name="bonus" label={WHAT_IF.bonus} />
          <NumberField form={form} name="overtime_hours" label={WHAT_IF.overtime} min={0} max={744} decimals={2} />
          <NumberField form={form} name="unpaid_leave_days" label={WHAT_IF.unpaid} min={0} max={31} decimals={2} />
          <NumberField form={form} name="contribution_epf_employee_rate" label={WHAT_IF.epfRate} min={0} max={20} decimals={2} />
          <MoneyField form={form} name="lifestyle" label={WHAT_IF.lifestyle} />
          <DateField form={form} name="join_date" label={WHAT_IF.joined} max={end_date} />
          <DateField form={form} name="last_date" label={WHAT_IF.left} min={start_date} />
        </div>
        <div>
          <Button type="submit" loading={form.busy}>
            {t('work')}
          </Button>
        </div>
      </form>
      {answer && <Outcome answer={answer} />}
    </DetailDrawer>
  );
}

function Outcome({ answer }: { answer: Answered }) {
  const t = useT(WHAT_IF);
  return (
    <section className={`${classes['stack']} stack`} style={{ marginBlockStart: 20 }} aria-live="polite">
      <dl className={classes['tiles']}>
        {FIGURES.map(([key, label]) => (
          <div key={key}>
            <dt>{t(label)}</dt>
            <dd>
              <Money value={answer.changed[key]} />
              <small className="note">
                <Money value={answer.base[key]} /> <Difference value={answer.difference[key]} />
              </small>
            </dd>
          </div>
        ))}
      </dl>
      <ComparisonTable rows={answer.rows} label={t('details')} before={WHAT_IF.asIs} after={WHAT_IF.asIf} />
    </section>
  );
}
