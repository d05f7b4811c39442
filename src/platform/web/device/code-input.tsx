import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';

interface CodeInputProps {
  readonly label: string;
  readonly value: string;
  readonly error?: ReactNode;
  readonly onChange: (value: string) => void;
}

/** A short code, in capital letters however it is typed. */
export function CodeInput({ label, value, error, onChange }: CodeInputProps) {
  return (
    <TextInput
      label={label}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      size="lg"
      maxLength={12}
      required
    />
  );
}
