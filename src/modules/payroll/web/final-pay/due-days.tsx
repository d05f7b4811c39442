/** When the law wants the last pay to be paid. */
import { Text } from '@mantine/core';
import { formatDate } from '#platform/contract/dates.ts';
import { useLabel, useT } from '#platform/web/locale/locale.tsx';
import type { StoredFinal } from '../../contract/final-pay/final-pay.schema.ts';
import { FINAL_PAY } from './final-pay.messages.ts';

export function DueDays({ due }: { readonly due: StoredFinal['due'] }) {
  const t = useT(FINAL_PAY);
  const labelOf = useLabel();
  return due.map(({ of, day, source }) => (
    <Text key={of} size="sm">
      {t(of === 'wages' ? 'dueWages' : 'dueBenefit', { date: formatDate(day), source: labelOf(source) })}
    </Text>
  ));
}
