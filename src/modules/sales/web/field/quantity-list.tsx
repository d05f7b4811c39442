/** Products with a quantity each, for a thumb: less, the number, more. */
import { Button, NumberInput } from '@mantine/core';
import { formatPrice } from '#platform/contract/money.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import type { WorkableSchedule } from '../../contract/field/my-day.endpoints.ts';
import classes from './my-day.module.css';
import { MY_DAY } from './my-day.messages.ts';

export type Quantities = Readonly<Record<number, number | undefined>>;

export interface QuantityListProps {
  readonly products: readonly WorkableSchedule['products'][number][];
  /** What is left of each, as far as it is known here. */
  readonly left: (product: WorkableSchedule['products'][number]) => number | null;
  readonly value: Quantities;
  readonly onChange: (quantities: Quantities) => void;
}

export function QuantityList({ products, left, value, onChange }: QuantityListProps) {
  const t = useT(MY_DAY);
  const set = (id: number, quantity: number | undefined) => onChange({ ...value, [id]: quantity });
  return (
    <ul className={classes['products']}>
      {products.map((product) => {
        const { id, name, unit, price } = product;
        const balance = left(product);
        const step = (by: number) => set(id, Math.max(0, (value[id] ?? 0) + by));
        return (
          <li key={id} className={classes['product']}>
            <span>
              {name}
              <br />
              <span className="quiet small">
                {balance === null ? t('noOpening', { price: formatPrice(price) }) : t('left', { n: balance, price: formatPrice(price) })}
              </span>
            </span>
            <span className={classes['stepper']}>
              <Button variant="default" size="lg" px={0} aria-label={t('less', { name })} onClick={() => step(-1)}>
                <Icon name="minus" size={20} />
              </Button>
              <NumberInput
                aria-label={name}
                size="lg"
                hideControls
                allowNegative={false}
                decimalScale={unit === 'kg' ? 3 : 0}
                inputMode={unit === 'kg' ? 'decimal' : 'numeric'}
                value={value[id] ?? ''}
                onChange={(next) => set(id, next === '' ? undefined : Number(next))}
              />
              <Button variant="default" size="lg" px={0} aria-label={t('more', { name })} onClick={() => step(1)}>
                <Icon name="plus" size={20} />
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Of the products those for which something was entered. */
export const enteredOf = (quantities: Quantities): { product_id: number; quantity: number }[] =>
  Object.entries(quantities).flatMap(([id, quantity]) => (quantity === undefined ? [] : [{ product_id: Number(id), quantity }]));
