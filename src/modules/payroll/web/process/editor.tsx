/** What the parts of the process page share: the draft, its figures, its mistakes, and the small fields they are typed in. */
import { Checkbox, NumberInput, Text, TextInput } from '@mantine/core';
import { createContext, use, useState, type ReactNode } from 'react';
import type { StatutoryError } from '#modules/statutory/contract/statutory.errors.ts';
import type { PayrollFigures } from '../../contract/calculation/compute-payroll.ts';
import type { Draft } from './draft/process-draft.ts';

export interface Editor {
  readonly draft: Draft;
  readonly figures: PayrollFigures | null;
  readonly refusal: StatutoryError | null;
  /** By path of the form, e.g. `earnings.0.name`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly readOnly: boolean;
  edit(change: (draft: Draft) => Draft): void;
}

const EditorContext = createContext<Editor | null>(null);

export const EditorProvider = ({ value, children }: { value: Editor; children: ReactNode }) => <EditorContext value={value}>{children}</EditorContext>;

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor needs an EditorProvider above it');
  return editor;
}

interface Field {
  readonly label: string;
  /** The label is for screen readers only: a column head says it. */
  readonly bare?: boolean | undefined;
  readonly path?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly description?: string | undefined;
  readonly required?: boolean | undefined;
  readonly placeholder?: string | undefined;
}

function useField({ label, bare, path, disabled, description, required, placeholder }: Field) {
  const { errors, readOnly } = useEditor();
  const error = path === undefined ? undefined : errors[path];
  return {
    ...(bare ? { 'aria-label': label } : { label }),
    ...(description && { description }),
    ...(placeholder && { placeholder }),
    ...(required && !readOnly && { withAsterisk: true, 'aria-required': true }),
    error: error ?? null,
    readOnly: readOnly || disabled === true,
    // Of a payroll that is locked the values are read, not entered.
    variant: readOnly ? 'unstyled' : disabled ? 'filled' : 'default',
    size: 'sm' as const,
    'data-path': path,
  };
}

const RIGHT = { input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } } as const;
const READ = { input: { fontVariantNumeric: 'tabular-nums', fontWeight: 500 } } as const;
const RINGGIT = (
  <Text component="span" size="xs" c="dimmed" aria-hidden>
    RM
  </Text>
);

export interface AmountProps extends Field {
  readonly value: number | null;
  /** An emptied field: 0, or null where that means something of its own. */
  readonly onChange: (value: number | null) => void;
  readonly decimals?: number | undefined;
  readonly money?: boolean | undefined;
}

/** A number; an emptied field counts as 0 while it stays empty on the screen. */
export function Amount(props: AmountProps) {
  const { value, onChange, decimals = 2, money = false } = props;
  const field = useField(props);
  const [emptied, setEmptied] = useState(false);
  const { readOnly } = field;
  return (
    <NumberInput
      {...field}
      styles={field.variant === 'unstyled' ? READ : RIGHT}
      hideControls
      allowNegative={false}
      clampBehavior="none"
      decimalScale={decimals}
      {...(money && { fixedDecimalScale: true, thousandSeparator: ',', leftSection: RINGGIT, leftSectionPointerEvents: 'none' as const })}
      value={value === null || (emptied && value === 0) ? '' : value}
      onBlur={() => setEmptied(false)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(next) => {
        if (readOnly) return;
        setEmptied(next === '');
        onChange(next === '' ? null : Number(next));
      }}
    />
  );
}

export function Words({ value, onChange, ...field }: Field & { readonly value: string; readonly onChange: (value: string) => void }) {
  const props = useField(field);
  return <TextInput {...props} value={value} onChange={(event) => onChange(event.currentTarget.value)} />;
}

export function Tick({ label, checked, onChange, bare }: { label: string; checked: boolean; onChange: (checked: boolean) => void; bare?: boolean }) {
  const { readOnly } = useEditor();
  return (
    <Checkbox
      size="xs"
      {...(bare ? { 'aria-label': label } : { label })}
      disabled={readOnly}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
