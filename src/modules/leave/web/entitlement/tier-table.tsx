/** The tiers of a leave type as rows that are typed into; each says in words for whom it is. */
import { ActionIcon, Button, NumberInput, Select } from '@mantine/core';
import { useT } from '#platform/web/locale/locale.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import classes from './entitlement.module.css';
import { useServiceWords } from './service-words.ts';
import type { TypeValues } from './type-values.ts';
import { TYPES } from './type.messages.ts';

type Row = Partial<Record<'position_level_id' | 'min_service_months' | 'max_service_months' | 'days', number | '' | null>>;

const RIGHT = { input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } } as const;

export function TierTable({ form }: { form: ZodForm<TypeValues> }) {
  const t = useT(TYPES);
  const { range } = useServiceWords();
  const { lists } = useOrganisation();
  const rows = (form.values.tiers || []) as readonly Row[];
  form.labels.set('tiers', t('tiers'));
  const levels = lists.position_levels.map(({ id, name }) => ({ value: String(id), label: name }));
  const at = (row: number, field: keyof Row) => `tiers.${row}.${field}` as const;
  const number = (row: number, field: keyof Row, label: string, decimals = 0, placeholder = '') => {
    const value = rows[row]?.[field];
    form.labels.set(at(row, field), t('row', { label, n: row + 1 }));
    return (
      <NumberInput
        hideControls
        clampBehavior="none"
        allowNegative={false}
        decimalScale={decimals}
        placeholder={placeholder}
        label={label}
        aria-label={t('row', { label, n: row + 1 })}
        styles={RIGHT}
        id={form.idOf(at(row, field))}
        error={form.errors[at(row, field)]}
        value={typeof value === 'number' ? value : ''}
        onChange={(next) => form.set(at(row, field), next === '' ? null : Number(next))}
      />
    );
  };
  const add = () => {
    const last = rows.at(-1);
    form.insert('tiers', { position_level_id: null, min_service_months: last?.max_service_months || 0, max_service_months: null, days: null });
  };
  const serviceOf = ({ min_service_months: from, max_service_months: to }: Row) =>
    typeof from === 'number' && (typeof to !== 'number' || to > from) ? range(from, typeof to === 'number' ? to : null) : '';
  return (
    <>
      {rows.length === 0 ? (
        <p className="quiet small flush">{t('noTier')}</p>
      ) : (
        <ol className={`${classes['tiers']} list`}>
          {rows.map((row, n) => (
            <li key={n} className={classes['tier']} data-levels={levels.length > 0 || undefined}>
              {levels.length > 0 && (
                <div className={classes['tierLevel']}>
                  <Select
                    label={t('level')}
                    aria-label={t('row', { label: t('level'), n: n + 1 })}
                    placeholder={t('everybody')}
                    data={levels}
                    clearable
                    value={row.position_level_id ? String(row.position_level_id) : null}
                    onChange={(next) => form.set(at(n, 'position_level_id'), next === null ? null : Number(next))}
                  />
                </div>
              )}
              {number(n, 'min_service_months', t('fromMonths'))}
              {number(n, 'max_service_months', t('toMonths'), 0, t('openEnd'))}
              {number(n, 'days', t('tierDays'), 1)}
              <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('removeTier', { n: n + 1 })} onClick={() => form.remove('tiers', n)}>
                <Icon name="delete" size={16} />
              </ActionIcon>
              <small>{serviceOf(row)}</small>
            </li>
          ))}
        </ol>
      )}
      {form.errors['tiers'] && (
        <p className={classes['error']} role="alert">
          {form.errors['tiers']}
        </p>
      )}
      <div>
        <Button variant="default" size="compact-sm" leftSection={<Icon name="plus" size={15} />} onClick={add}>
          {t('addTier')}
        </Button>
      </div>
    </>
  );
}
