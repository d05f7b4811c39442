/** Which columns of the import are stored where. */
export const ADDRESS_COLUMNS = { address_1: 'line_1', address_2: 'line_2', postcode: 'postcode', city: 'city', state: 'state', country: 'country' } as const;
/** Columns that are stored as they are read. */
export const PLAIN_COLUMNS = [
  'name',
  'employee_type',
  'identity_number',
  'passport',
  'passport_expiry',
  'date_of_birth',
  'gender',
  'race',
  'religion',
  'nationality',
  'citizenship',
  'marital_status',
  'email',
  'phone',
  'company_joined_at',
  'employment_type',
  'probation_months',
  'contract_end_at',
  'epf_no',
  'socso_no',
  'tax_no',
] as const;
