/** A form of a product that is accepted for a client with the brand Kopi Contoh, but for its `client_id`. For tests. */
export const PRODUCT_FORM = {
  brand: 'Kopi Contoh',
  name: 'Kopi Contoh 3 in 1',
  sku: 'KC-3IN1',
  barcode: '9551234567896',
  category: 'Beverage',
  variant: null,
  unit: 'pack',
  price: 16.9,
  reorder_level: 5,
  food_sampling: true,
  description: null,
  status: 'Active',
} as const;
