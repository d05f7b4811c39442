import type { ReactNode } from 'react';

/** What every input of the portal takes, in a form or beside a list. */
export interface InputBase {
  readonly id?: string;
  readonly label?: ReactNode;
  readonly 'aria-label'?: string;
  readonly placeholder?: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly withAsterisk?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly w?: number | string | undefined;
}
