/** What the form of every approval rule has: its name, the conditions of its subject, who decides, and when they are asked again. */
import type { ReactNode } from 'react';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import type { ShownLevel } from '../../contract/approval-rule.schema.ts';
import { NEW_LEVEL, RuleLevels, type LeveledValues, type Measure } from './rule-levels.tsx';
import { RULES } from './rules.messages.ts';

interface RuleValues extends LeveledValues {
  name: string;
  remind_days?: number | null;
  escalate_days?: number | null;
}
interface Named {
  readonly id: number;
  readonly name: string;
}

/** The fields of a new rule that every subject has. */
export const NEW_RULE = { name: '', at_least: null, remind_days: null, escalate_days: null, levels: [NEW_LEVEL] };

/** Levels as a form holds them. */
export const levelsOfRow = (levels: readonly ShownLevel[]) =>
  levels.map(({ at_least, approvers }) => ({
    at_least,
    approvers: approvers.map(({ user, substitute }) => ({ user_id: user.id, substitute_id: substitute?.id ?? null })),
  }));

export interface RuleFieldsProps {
  readonly form: unknown;
  /** The rule as it stands; null: a new one. */
  readonly levels: readonly ShownLevel[] | null;
  /** Who may be named. */
  readonly approvers: readonly Named[];
  readonly from?: Measure;
  /** Fields of its conditions. */
  readonly children: ReactNode;
  /** Who would decide. */
  readonly trial?: ReactNode;
}

export function RuleFields({ form, levels, approvers, from, children, trial }: RuleFieldsProps) {
  const own = form as ZodForm<RuleValues>;
  // Who stands in the rule is named in it, though they may not be chosen again.
  const fixed = (levels ?? []).flatMap((level) => level.approvers.flatMap(({ user, substitute }) => (substitute ? [user, substitute] : [user])));
  const people = [...new Map([...approvers, ...fixed].map(({ id, name }) => [id, { value: String(id), label: name }])).values()];
  return (
    <>
      <TextField form={own} name="name" label={RULES.name} maxLength={80} />
      <FormSection title={RULES.appliesTo} note={RULES.any}>
        {children}
      </FormSection>
      <FormSection title={RULES.chain} note={RULES.chainHint}>
        <RuleLevels form={own as unknown as ZodForm<LeveledValues>} people={people} {...(from && { from })} />
      </FormSection>
      <FormSection title={RULES.asked}>
        <FormRow>
          <NumberField form={own} name="remind_days" label={RULES.remindDays} description={RULES.remindHint} min={1} max={60} />
          <NumberField form={own} name="escalate_days" label={RULES.escalateDays} description={RULES.escalateHint} min={1} max={60} />
        </FormRow>
      </FormSection>
      {trial}
    </>
  );
}
