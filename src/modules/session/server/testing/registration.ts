/** What somebody types to register a company. */
export const aRegistration = (more: Readonly<Record<string, unknown>> = {}) => ({
  name: 'Nurul Huda binti Ali',
  email: 'nurul@example.my',
  phone: '012-555 0101',
  password: 'Rahsia-kuat-1',
  password_confirmation: 'Rahsia-kuat-1',
  company_name: 'Huda Trading Sdn Bhd',
  registration_no: '202601000011',
  business_nature: 'Retail',
  employees: '11-50',
  terms: true,
  ...more,
});
