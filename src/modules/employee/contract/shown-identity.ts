/** The identity number of a person, else the passport, as rows of employees and as payrolls carry them. */
export interface Identified {
  readonly identity_number?: string | null | undefined;
  readonly passport?: string | null | undefined;
  readonly employee_identity_number?: string | null | undefined;
  readonly employee_passport?: string | null | undefined;
}

export const shownIdentity = (person: Identified): string | null =>
  person.identity_number || person.employee_identity_number || person.passport || person.employee_passport || null;
