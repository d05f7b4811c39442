/** An item of a claim as the office reads it, for tests. */
const category = { id: 1, name: 'Meals', name_ms: 'Makan minum', code: 'MEAL', type: 'General' };

export const shownItem = (id: number, more: object = {}) => ({
  id,
  category,
  date: '2026-11-10',
  description: `Lunch ${id}`,
  amount: 20,
  allowed_amount: 20,
  approved_amount: null,
  check_status: 'Pending',
  days: null,
  distance_km: null,
  parts: [],
  receipts: [],
  readings: [],
  duplicates: [],
  ...more,
});
