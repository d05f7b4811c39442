/** The tiers of a leave type as rows that are typed into. */
import { ActionIcon, Button, NumberInput, Select } from '@mantine/core';
import { useT } from '#platform/web/locale/locale.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { Icon } from '#platform/web/ui/icons.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import classes from './entitlement.module.css';
import { TYPES } from './type.messages.ts';

interface Row {
  readonly position_level_id?: number | null;
  readonly min_service_months?: number | '';
  readonly max_service_months?: number | null | '';
  readonly days?: number | '';
}

export function TierTable<V extends { tiers: readonly unknown[] }>({ form }: { form: ZodForm<V> }) {
  const t = useT(TYPES);
  const { lists } = useOrganisation();
  const rows = (form.values.tiers ?? []) as readonly Row[];
  form.labels.set('tiers', t('tiers'));
  const levels = lists.position_levels.map(({ id, name }) => ({ value: String(id), label: name }));
  const at = (row: number, field: keyof Row) => `tiers.${row}.${field}` as PathOf<V>;
  const number = (row: number, field: keyof Row, label: string, value: unknown, decimals = 0, placeholder?: string) => (
    <NumberInput
      size="sm"
      hideControls
      clampBehavior="none"
      allowNegative={false}
      decimalScale={decimals}
      placeholder={placeholder ?? ''}
      aria-label={t('row', { label, n: row + 1 })}
      styles={{ input: { textAlign: 'right' } }}
      id={form.idOf(at(row, field))}
      error={form.errors[at(row, field)]}
      value={typeof value === 'number' ? value : ''}
      onChange={(next) => form.set(at(row, field), next === '' ? null : Number(next))}
    />
  );
  const add = () => {
    const last = rows.at(-1);
    form.insert('tiers' as PathOf<V>, { position_level_id: null, min_service_months: last?.max_service_months || 0, max_service_months: null, days: null });
  };
  return (
    <>
      {rows.length === 0 ? (
        <p className={classes['quiet']}>{t('noTier')}</p>
      ) : (
        <table className={classes['tiers']}>
          <thead>
            <tr>
              {levels.length > 0 && <th scope="col">{t('level')}</th>}
              <th scope="col">{t('fromMonths')}</th>
              <th scope="col">{t('toMonths')}</th>
              <th scope="col">{t('tierDays')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, n) => (
              <tr key={n}>
                {levels.length > 0 && (
                  <td>
                    <Select
                      aria-label={t('row', { label: t('level'), n: n + 1 })}
                      placeholder={t('everybody')}
                      data={levels}
                      clearable
                      value={row.position_level_id ? String(row.position_level_id) : null}
                      onChange={(next) => form.set(at(n, 'position_level_id'), next === null ? null : Number(next))}
                    />
                  </td>
                )}
                <td>{number(n, 'min_service_months', t('fromMonths'), row.min_service_months)}</td>
                <td>{number(n, 'max_service_months', t('toMonths'), row.max_service_months, 0, t('openEnd'))}</td>
                <td>{number(n, 'days', t('tierDays'), row.days, 1)}</td>
                <td>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={36}
                    aria-label={t('removeTier', { n: n + 1 })}
                    onClick={() => form.remove('tiers' as PathOf<V>, n)}
                  >
                    <Icon name="delete" size={16} />
                  </ActionIcon>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
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
