/** A paying account as its form sends it, for tests. */
export const typedAccount = (bank_id: number | undefined, more: object = {}) => ({
  bank_id,
  account_name: 'Contoh Sdn Bhd',
  account_no: '514012340000',
  branch: null,
  kind: 'Corporate',
  corporate_id: null,
  file_format: 'generic',
  is_default_salary: false,
  is_default_claim: false,
  status: 'Active',
  ...more,
});
