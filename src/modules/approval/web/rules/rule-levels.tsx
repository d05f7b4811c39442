/** The levels of an approval rule: who decides, and who in their place. */
import { ActionIcon, Button, NumberInput, Select } from '@mantine/core';
import { useT } from '#platform/web/locale/locale.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { MAX_APPROVERS, MAX_LEVELS } from '../../contract/approval-rule.schema.ts';
import classes from './rules.module.css';
import { RULES } from './rules.messages.ts';

export interface Chosen {
  readonly user_id: number | null;
  readonly substitute_id: number | null;
}
export interface Level {
  readonly approvers: readonly Chosen[];
  readonly at_least: number;
}
export interface LeveledValues {
  levels: readonly Level[];
}
export interface Person {
  readonly value: string;
  readonly label: string;
}

const NOBODY: Chosen = { user_id: null, substitute_id: null };
/** Nobody is chosen yet; the schema says so when it is saved like this. */
export const NEW_LEVEL: Level = { approvers: [NOBODY], at_least: 0 };
const asId = (value: string | null) => (value === null ? null : Number(value));
const asValue = (id: number | null | undefined) => (id ? String(id) : null);

/** What a level may start from: so many days, or so much money. Texts in the reader's language. */
export interface Measure {
  readonly label: string;
  readonly hint: string;
  readonly step: number;
  readonly decimals: number;
  readonly max: number;
}

interface RuleLevelsProps {
  readonly form: ZodForm<LeveledValues>;
  readonly people: readonly Person[];
  /** Absent: every level is always asked. */
  readonly from?: Measure;
}

export function RuleLevels({ form, people, from }: RuleLevelsProps) {
  const t = useT(RULES);
  const levels = form.values.levels || [];
  form.labels.set('levels', t('chain'));
  const write = (next: readonly Level[]) => form.set('levels', next);
  return (
    <>
      <ol className={`${classes['levels']} list`}>
        {levels.map((level, at) => (
          <li key={at} className={classes['level']}>
            <div className={classes['levelHead']}>
              {t('level', { n: at + 1 })}
              {levels.length > 1 && (
                <span className={classes['levelTools']}>
                  {at > 0 && (
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size={36}
                      aria-label={t('moveUp', { n: at + 1 })}
                      onClick={() => write(levels.with(at - 1, level).with(at, levels[at - 1] ?? NEW_LEVEL))}
                    >
                      <Icon name="arrow-up" size={16} />
                    </ActionIcon>
                  )}
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={36}
                    aria-label={t('removeLevel', { n: at + 1 })}
                    onClick={() => write(levels.toSpliced(at, 1))}
                  >
                    <Icon name="delete" size={16} />
                  </ActionIcon>
                </span>
              )}
            </div>
            <Approvers
              form={form}
              level={at + 1}
              approvers={level.approvers}
              people={people}
              onChange={(approvers) => write(levels.with(at, { ...level, approvers }))}
            />
            {at > 0 && from && (
              <NumberInput
                className={classes['from']}
                label={from.label}
                description={from.hint}
                min={0}
                max={from.max}
                step={from.step}
                decimalScale={from.decimals}
                value={level.at_least}
                onChange={(value) => write(levels.with(at, { ...level, at_least: Number(value) || 0 }))}
              />
            )}
          </li>
        ))}
      </ol>
      {form.errors['levels'] && (
        <p className={`${classes['error']} small`} role="alert">
          {form.errors['levels']}
        </p>
      )}
      {levels.length < MAX_LEVELS && (
        <div>
          <Button variant="default" size="compact-sm" leftSection={<Icon name="plus" size={15} />} onClick={() => write([...levels, NEW_LEVEL])}>
            {t('addLevel')}
          </Button>
        </div>
      )}
    </>
  );
}

interface ApproversProps {
  readonly form: ZodForm<LeveledValues>;
  /** First is 1. */
  readonly level: number;
  readonly approvers: readonly Chosen[];
  readonly people: readonly Person[];
  readonly onChange: (next: readonly Chosen[]) => void;
}

function Approvers({ form, level, approvers, people, onChange }: ApproversProps) {
  const t = useT(RULES);
  const taken = new Set(approvers.map(({ user_id }) => user_id));
  const path = (at: number) => `levels.${level - 1}.approvers.${at}.user_id` as const;
  approvers.forEach((_, at) => form.labels.set(path(at), t('approverOf', { at: at + 1, n: level })));
  return (
    <>
      {approvers.map((row, at) => (
        <div key={at} className={classes['approver']}>
          <div className={classes['person']}>
            <Select
              id={form.idOf(path(at))}
              label={t('approver')}
              aria-label={t('approverOf', { at: at + 1, n: level })}
              data={people.filter(({ value }) => value === asValue(row.user_id) || !taken.has(Number(value)))}
              searchable
              allowDeselect={false}
              error={form.errors[path(at)]}
              value={asValue(row.user_id)}
              onChange={(next) => onChange(approvers.with(at, { ...row, user_id: asId(next) }))}
            />
          </div>
          <div className={classes['person']}>
            <Select
              label={t('substitute')}
              aria-label={t('substituteOf', { at: at + 1, n: level })}
              placeholder={t('nobody')}
              data={people.filter(({ value }) => value !== asValue(row.user_id))}
              searchable
              clearable
              value={asValue(row.substitute_id)}
              onChange={(next) => onChange(approvers.with(at, { ...row, substitute_id: asId(next) }))}
            />
          </div>
          {approvers.length > 1 && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('removeApprover', { at: at + 1, n: level })}
              onClick={() => onChange(approvers.toSpliced(at, 1))}
            >
              <Icon name="close" size={16} />
            </ActionIcon>
          )}
        </div>
      ))}
      {approvers.length < MAX_APPROVERS && (
        <div>
          <Button variant="subtle" size="compact-sm" leftSection={<Icon name="plus" size={15} />} onClick={() => onChange([...approvers, NOBODY])}>
            {t('addApprover')}
          </Button>
        </div>
      )}
    </>
  );
}
