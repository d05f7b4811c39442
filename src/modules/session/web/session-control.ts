/** What pages may ask of the running session. The portal provides it at start. */
export interface SessionControl {
  /** Fetches the signed-in user again. */
  readonly reload: () => Promise<void>;
  /** Ends the session; a failure to tell the server is only logged. */
  readonly signOut: () => Promise<void>;
  /** Of who is signed in. */
  readonly email: () => string | null;
}

let control: SessionControl | null = null;

export function provideSessionControl(provided: SessionControl): void {
  control = provided;
}

/** Throws before the portal has started. */
export function sessionControl(): SessionControl {
  if (!control) throw new Error('The session has not been provided');
  return control;
}

/** Address of who is signed in; null: nobody is, or the portal has not started. */
export const sessionEmail = (): string | null => control?.email() ?? null;
