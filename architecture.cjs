/**
 * Who may ask whom, read downward: a module may ask only modules listed above it, so there are no
 * circles. The lint of imports and the structural tests derive from this list.
 */
module.exports = {
  reference: [],
  statutory: [],
  availability: [],
  identity: [],
  company: ['reference', 'statutory', 'identity'],
  employee: ['reference', 'identity', 'company'],
  'work-site': ['reference', 'company', 'employee'],
  documents: ['identity', 'company', 'employee'],
  approval: ['identity', 'company', 'employee'],
  payment: ['reference', 'identity', 'company', 'employee'],
  leave: ['reference', 'availability', 'identity', 'company', 'employee', 'approval'],
  'tax-declaration': ['statutory', 'identity', 'employee', 'approval'],
  attendance: ['availability', 'identity', 'company', 'employee', 'work-site', 'approval', 'leave'],
  'face-recognition': ['identity', 'company', 'employee', 'work-site', 'attendance'],
  payroll: ['reference', 'statutory', 'identity', 'company', 'employee', 'work-site', 'payment', 'leave', 'tax-declaration', 'attendance'],
  'payroll-review': ['statutory', 'identity', 'company', 'employee', 'payroll'],
  'ea-form': ['statutory', 'identity', 'company', 'employee', 'tax-declaration', 'payroll'],
  'statutory-file': ['reference', 'statutory', 'company', 'employee', 'payroll'],
  receipt: [],
  claim: ['identity', 'company', 'employee', 'approval', 'payment', 'payroll', 'receipt'],
  sales: ['reference', 'identity', 'company', 'employee', 'payroll'],
  'auxiliary-police': ['availability', 'identity', 'company', 'employee'],
  'progress-claim': ['identity', 'company', 'employee', 'work-site'],
  'security-guard': ['identity', 'employee'],
  'site-visit': ['company', 'identity', 'employee', 'work-site', 'attendance', 'claim'],
  dashboard: [],
  search: [],
  session: ['identity', 'company', 'employee'],
};
