/** The levels of an approval rule: who decides, and who in their place. */
import { ActionIcon, Button, Select } from '@mantine/core';
import { useT } from '#platform/web/locale/locale.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { MAX_LEVELS } from '../../contract/approval.endpoints.ts';
import { APPROVAL } from './approval.messages.ts';
import classes from './entitlement.module.css';

export interface Chosen {
  readonly user_id: number | null;
  readonly substitute_id: number | null;
}
export interface LeveledValues {
  levels: readonly (readonly Chosen[])[];
}
interface Option {
  readonly value: string;
  readonly label: string;
}

const NOBODY: Chosen = { user_id: null, substitute_id: null };
const asId = (value: string | null) => (value === null ? null : Number(value));
const asValue = (id: number | null | undefined) => (id ? String(id) : null);

export function RuleLevels({ form, people }: { form: ZodForm<LeveledValues>; people: readonly Option[] }) {
  const t = useT(APPROVAL);
  const levels = form.values.levels || [];
  form.labels.set('levels', t('chain'));
  const write = (next: readonly (readonly Chosen[])[]) => form.set('levels', next);
  return (
    <>
      <ol className={`${classes['levels']} list`}>
        {levels.map((approvers, at) => (
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
                      onClick={() => write(levels.with(at - 1, approvers).with(at, levels[at - 1] ?? []))}
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
            <Approvers form={form} level={at + 1} approvers={approvers} people={people} onChange={(next) => write(levels.with(at, next))} />
          </li>
        ))}
      </ol>
      {form.errors['levels'] && (
        <p className={classes['error']} role="alert">
          {form.errors['levels']}
        </p>
      )}
      {levels.length < MAX_LEVELS && (
        <div>
          <Button variant="default" size="compact-sm" leftSection={<Icon name="plus" size={15} />} onClick={() => write([...levels, [NOBODY]])}>
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
  readonly people: readonly Option[];
  readonly onChange: (next: readonly Chosen[]) => void;
}

function Approvers({ form, level, approvers, people, onChange }: ApproversProps) {
  const t = useT(APPROVAL);
  const taken = new Set(approvers.map(({ user_id }) => user_id));
  const path = (at: number) => `levels.${level - 1}.${at}.user_id` as const;
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
      {approvers.length < 10 && (
        <div>
          <Button variant="subtle" size="compact-sm" leftSection={<Icon name="plus" size={15} />} onClick={() => onChange([...approvers, NOBODY])}>
            {t('addApprover')}
          </Button>
        </div>
      )}
    </>
  );
}
