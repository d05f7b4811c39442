/** What pages may ask of the running session. The portal provides it at start. */
export interface SessionControl {
  /** Fetches the signed-in user again. */
  readonly reload: () => Promise<void>;
  /** Ends the session; a failure to tell the server is only logged. */
  readonly signOut: () => Promise<void>;
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
