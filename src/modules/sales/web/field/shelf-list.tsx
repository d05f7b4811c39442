/** What is seen of the shelf, by product: folded up, so that a long range stays a short list. */
import { NumberInput, Select, TextInput } from '@mantine/core';
import { useT } from '#platform/web/locale/locale.tsx';
import { DateInput } from '#platform/web/forms/dates/date-inputs.tsx';
import type { ShelfCheck } from '../../contract/field/shelf-check.ts';
import type { WorkableSchedule } from '../../contract/field/my-day.endpoints.ts';
import classes from './my-day.module.css';
import { SHELF } from './shelf.messages.ts';

export type Shelf = Readonly<Record<number, ShelfCheck | undefined>>;

const NOT_SEEN = { expires_on: null, planogram: null, competitor: null, competitor_price: null };
const saysNothing = (check: ShelfCheck | undefined) =>
  !check || (check.expires_on === null && check.planogram === null && !check.competitor && check.competitor_price === null);

interface ShelfListProps {
  readonly products: readonly WorkableSchedule['products'][number][];
  readonly value: Shelf;
  readonly onChange: (shelf: Shelf) => void;
}

export function ShelfList({ products, value, onChange }: ShelfListProps) {
  const t = useT(SHELF);
  return products.map(({ id, name }) => {
    const check = value[id] ?? { product_id: id, ...NOT_SEEN };
    const set = (more: Partial<ShelfCheck>) => onChange({ ...value, [id]: { ...check, ...more } });
    return (
      <details key={id}>
        <summary className={classes['shelf']}>
          {name}
          {!saysNothing(value[id]) && <span className="quiet small"> · {t('seen')}</span>}
        </summary>
        <div className={classes['fields']}>
          <DateInput label={t('expiry')} description={t('expiryHint')} value={check.expires_on} onChange={(expires_on) => set({ expires_on })} />
          <Select
            size="md"
            label={t('planogram')}
            clearable
            data={[
              { value: 'yes', label: t('followed') },
              { value: 'no', label: t('notFollowed') },
            ]}
            value={check.planogram === null ? null : check.planogram ? 'yes' : 'no'}
            onChange={(next) => set({ planogram: next === null ? null : next === 'yes' })}
          />
          <TextInput
            size="md"
            label={t('competitor')}
            maxLength={80}
            value={check.competitor ?? ''}
            onChange={(event) => set({ competitor: event.currentTarget.value || null })}
          />
          <NumberInput
            size="md"
            label={t('competitorPrice')}
            hideControls
            allowNegative={false}
            decimalScale={2}
            inputMode="decimal"
            value={check.competitor_price ?? ''}
            onChange={(next) => set({ competitor_price: next === '' ? null : Number(next) })}
          />
        </div>
      </details>
    );
  });
}

/** Of the products those of which something was seen. */
export const seenOf = (shelf: Shelf): ShelfCheck[] => Object.values(shelf).flatMap((check) => (check && !saysNothing(check) ? [check] : []));
