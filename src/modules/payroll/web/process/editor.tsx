/** What the parts of the process page share: the draft, its figures, its mistakes, and the small fields they are typed in. */
import { Checkbox, NumberInput, Select, Text, TextInput } from '@mantine/core';
import { createContext, use, useState, type ReactNode } from 'react';
import { formatPrice } from '#platform/contract/money.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import type { StatutoryError } from '#modules/statutory/contract/statutory.errors.ts';
import type { PayrollFigures } from '../../contract/calculation/compute-payroll.ts';
import type { Draft } from './draft/process-draft.ts';
import classes from './fields.module.css';

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
  const { errors } = useEditor();
  const error = path === undefined ? undefined : errors[path];
  return {
    ...(bare ? { 'aria-label': label } : { label }),
    ...(description && { description }),
    ...(placeholder && { placeholder }),
    ...(required && { withAsterisk: true, 'aria-required': true }),
    error: error ?? null,
    readOnly: disabled === true,
    variant: disabled ? 'filled' : 'default',
    size: 'sm' as const,
    'data-path': path,
  };
}

const RIGHT = { input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } } as const;
const RINGGIT = (
  <Text component="span" size="xs" c="dimmed" aria-hidden>
    RM
  </Text>
);

/** Of a locked payroll the values are read, not entered. */
export function Fact({ label, bare, children }: { readonly label: string; readonly bare?: boolean | undefined; readonly children: ReactNode }) {
  return (
    <div className={classes['fact']} data-bare={bare || undefined}>
      <small className={bare ? 'sr-only' : 'note'}>{label}</small>
      <span className="tabular">{children}</span>
    </div>
  );
}

export interface AmountProps extends Field {
  readonly value: number | null;
  /** An emptied field: 0, or null where that means something of its own. */
  readonly onChange: (value: number | null) => void;
  readonly decimals?: number | undefined;
  readonly money?: boolean | undefined;
}

/** A number; an emptied field counts as 0 while it stays empty on the screen. */
export function Amount(props: AmountProps) {
  const { value, onChange, decimals = 2, money = false, label, bare } = props;
  const field = useField(props);
  const [emptied, setEmptied] = useState(false);
  if (useEditor().readOnly) {
    return (
      <Fact label={label} bare={bare}>
        {value === null ? '–' : money ? `RM\u00A0${formatPrice(value)}` : value}
      </Fact>
    );
  }
  return (
    <NumberInput
      {...field}
      styles={RIGHT}
      hideControls
      allowNegative={false}
      clampBehavior="none"
      decimalScale={decimals}
      {...(money && { fixedDecimalScale: true, thousandSeparator: ',', leftSection: RINGGIT, leftSectionPointerEvents: 'none' as const })}
      value={value === null || (emptied && value === 0) ? '' : value}
      onBlur={() => setEmptied(false)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(next) => {
        if (field.readOnly) return;
        setEmptied(next === '');
        onChange(next === '' ? null : Number(next));
      }}
    />
  );
}

export function Words({ value, onChange, ...field }: Field & { readonly value: string; readonly onChange: (value: string) => void }) {
  const props = useField(field);
  if (useEditor().readOnly) return <Fact label={field.label}>{value || '–'}</Fact>;
  return <TextInput {...props} value={value} onChange={(event) => onChange(event.currentTarget.value)} />;
}

export interface ChoiceProps<V extends string> extends Field {
  readonly value: V | null;
  readonly data: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
  readonly searchable?: boolean | undefined;
}

export function Choice<V extends string>({ value, data, onChange, searchable = false, ...field }: ChoiceProps<V>) {
  const props = useField(field);
  if (useEditor().readOnly) return <Fact label={field.label}>{data.find((option) => option.value === value)?.label ?? '–'}</Fact>;
  return (
    <Select {...props} searchable={searchable} allowDeselect={false} value={value} data={[...data]} onChange={(next) => next !== null && onChange(next as V)} />
  );
}

export function Tick({ label, checked, onChange, bare }: { label: string; checked: boolean; onChange: (checked: boolean) => void; bare?: boolean }) {
  const { readOnly } = useEditor();
  if (readOnly) {
    return (
      checked && (
        <span className="inline small">
          <Icon name="check" size={14} />
          <span className={bare ? 'sr-only' : undefined}>{label}</span>
        </span>
      )
    );
  }
  return <Checkbox size="xs" {...(bare ? { 'aria-label': label } : { label })} checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />;
}
