/** Records the approval of the police; what it will make stands there before one confirms. */
import { z } from 'zod';
import { date, line } from '#platform/contract/fields.ts';
import { id as idField } from '#platform/contract/ids.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { approveApplication } from '../../contract/application/application.endpoints.ts';
import type { ApplicationDetail } from '../../contract/application.schema.ts';
import { categoryOf } from '../../contract/application/categories.ts';
import { blankOf, schemaOfFields, type Category } from '../../contract/application/form-fields.ts';
import { APPLICATION as W } from './application.messages.ts';
import { APPLICATION_READS } from './application-reads.ts';
import { CategoryFields, isChosenFrom, useChoices } from './category-fields.tsx';
import { EffectList, effectWords } from './effect-words.tsx';
import { Refusals } from './rules/refusals.tsx';
import { VerdictList } from './rules/verdict-list.tsx';
import { WithApplication, type OfApplication } from './with-application.tsx';

export function ApproveForm(of: OfApplication) {
  return (
    <WithApplication {...of} size={560}>
      {(application) => {
        const category = categoryOf(application.type, application.category);
        return category ? <Approve application={application} category={category} onClose={of.onClose} /> : null;
      }}
    </WithApplication>
  );
}

function Approve({ application, category, onClose }: { application: ApplicationDetail; category: Category; onClose: () => void }) {
  const today = useToday();
  const { locale } = useLocale();
  const choices = useChoices(isChosenFrom(category.decision));
  const { run } = useWrite(approveApplication, { invalidates: APPLICATION_READS });
  const { id, updated_at } = application;
  const schema = z.object({
    id: idField(),
    updated_at: z.string(),
    decision_ref: line(1, 60),
    decision_date: date(),
    decision: schemaOfFields(category.decision, {}, false),
  });
  const form = useZodForm(schema, {
    initial: { id, updated_at, decision_ref: '', decision_date: today, decision: blankOf(category.decision) },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  const decision = (form.values.decision || {}) as Record<string, unknown>;
  const ranks = category.decision.filter(({ kind }) => kind === 'rank');
  const named = Object.fromEntries(
    ranks
      .flatMap(({ key }) => choices.rank.find(({ value }) => value === String(decision[key]))?.label ?? [])
      .map((label, at) => [ranks[at]?.key ?? '', String(label)]),
  );
  const words = effectWords(
    category,
    {
      subject: application.subject?.name ?? '',
      values: { ...application.payload, ...decision },
      names: { ...application.names, ...named },
      expiry: application.officer?.appointment_expiry,
      decided: String(form.values.decision_date ?? ''),
    },
    locale,
  );
  return (
    <FormDrawer opened onClose={onClose} title={W.approve} form={form} submit={W.approve} size={560}>
      <FormSection title={W.decisionOf}>
        <FormRow>
          <TextField form={form} name="decision_ref" label={W.decisionRef} maxLength={60} />
          <DateField form={form} name="decision_date" label={W.decided} max={today} />
        </FormRow>
        <CategoryFields form={form} fields={category.decision} at="decision" values={decision} about={application.payload} />
      </FormSection>
      <FormSection title={W.will}>
        <EffectList words={words} />
      </FormSection>
      <Refusals form={form} category={category} />
      <VerdictList verdicts={application.verdicts} category={category} />
    </FormDrawer>
  );
}
