import { ActionIcon, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon/icons.tsx';
import type { PathOf, ZodForm } from './use-zod-form.ts';

export interface FormRowsProps<V, N extends PathOf<V>> {
  readonly form: ZodForm<V>;
  /** The list of the form that the rows are. */
  readonly name: N;
  readonly className: string | undefined;
  /** What a new row starts with. */
  readonly blank: object;
  readonly add: string;
  /** More rows than this are not added. */
  readonly most?: number;
  /** @param n the row, from 1 */
  readonly remove: (n: number) => string;
  /** The fields of a row, whose paths begin with `row`. */
  readonly children: (row: `${N}.${number}`) => ReactNode;
}

/** Rows of one shape in a form: each can be removed, and another added below. */
export function FormRows<V, N extends PathOf<V>>({ form, name, className, blank, add, most = Infinity, remove, children }: FormRowsProps<V, N>) {
  const rows = (form.get(name) as readonly unknown[] | undefined) ?? [];
  return (
    <>
      {rows.map((_row, at) => (
        <div key={at} className={className}>
          {children(`${name}.${at}`)}
          <ActionIcon variant="subtle" color="red" aria-label={remove(at + 1)} onClick={() => form.remove(name, at)}>
            <Icon name="delete" size={16} />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="plus" size={14} />}
          disabled={rows.length >= most}
          onClick={() => form.insert(name, blank)}
        >
          {add}
        </Button>
      </div>
    </>
  );
}
