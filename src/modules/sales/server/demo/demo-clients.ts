/** Three made-up owners of brands with what their promoters sell: name, brand, category, unit, price in ringgit. */
import { fromRinggit, type Sen } from '#platform/contract/money.ts';
import type { Unit } from '../../contract/product/product-units.ts';

export interface DemoProduct {
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly variant: string | null;
  readonly unit: Unit;
  readonly price: Sen;
  readonly food_sampling: boolean;
}

const product = (
  name: string,
  brand: string,
  category: string,
  unit: Unit,
  ringgit: number,
  variant: string | null = null,
  food_sampling = false,
): DemoProduct => ({
  name,
  brand,
  category,
  variant,
  unit,
  price: fromRinggit(ringgit),
  food_sampling,
});

const drink = (name: string, brand: string, ringgit: number, variant: string | null = null) => product(name, brand, 'Beverage', 'pack', ringgit, variant, true);
const care = (name: string, ringgit: number, variant: string | null = null) => product(name, 'Seri Skin Glow', 'Personal care', 'bottle', ringgit, variant);

export interface DemoClient {
  readonly name: string;
  readonly registration_no: string;
  readonly industry: string;
  readonly contact_name: string;
  readonly contact_phone: string;
  readonly contact_email: string;
  readonly city: string;
  readonly state: string;
  readonly brands: string[];
  readonly billing_note: string | null;
  readonly products: readonly DemoProduct[];
}

export const DEMO_CLIENTS: readonly DemoClient[] = [
  {
    name: 'Kopi Kampung Foods Sdn Bhd',
    registration_no: '201901055501',
    industry: 'Food and beverage',
    contact_name: 'Rosnah binti Karim',
    contact_phone: '+60355551201',
    contact_email: 'rosnah@kopikampung.example',
    city: 'Shah Alam',
    state: 'Selangor',
    brands: ['Kopi Kampung', 'Teh Lereng'],
    billing_note: 'Bill monthly with proof of attendance',
    products: [
      drink('Kopi Kampung 3 in 1', 'Kopi Kampung', 16.9, '15 sachets'),
      drink('Kopi Kampung Kurang Manis', 'Kopi Kampung', 17.9, '15 sachets'),
      drink('Kopi Kampung Hitam', 'Kopi Kampung', 12.9, '20 sachets'),
      drink('Kopi Kampung Hazelnut', 'Kopi Kampung', 18.9, '12 sachets'),
      drink('Kopi Kampung Durian', 'Kopi Kampung', 19.9, '12 sachets'),
      drink('Teh Lereng Tarik', 'Teh Lereng', 14.9, '15 sachets'),
      drink('Teh Lereng Halia', 'Teh Lereng', 15.9, '15 sachets'),
      product('Gula Melaka Asli', 'Kopi Kampung', 'Grocery', 'kg', 22.5, null, true),
    ],
  },
  {
    name: 'Seri Wangi Beauty Sdn Bhd',
    registration_no: '201701033302',
    industry: 'Personal care',
    contact_name: 'Lee Mei Shan',
    contact_phone: '+60355551302',
    contact_email: 'meishan@seriwangi.example',
    city: 'Petaling Jaya',
    state: 'Selangor',
    brands: ['Seri Skin Glow'],
    billing_note: null,
    products: [
      care('Glow Serum', 59.9, '30 ml'),
      care('Glow Day Cream SPF 30', 45.9, '50 ml'),
      care('Glow Night Cream', 49.9, '50 ml'),
      care('Glow Cleanser', 25.9, '150 ml'),
      care('Glow Toner', 29.9, '200 ml'),
      care('Glow Body Lotion', 32.9, '400 ml'),
      product('Glow Travel Set', 'Seri Skin Glow', 'Personal care', 'box', 39.9),
    ],
  },
  {
    name: 'Rimba Bersih Home Care Sdn Bhd',
    registration_no: '201501022203',
    industry: 'Household',
    contact_name: 'Suresh a/l Maniam',
    contact_phone: '+60355551403',
    contact_email: 'suresh@rimbabersih.example',
    city: 'Bayan Lepas',
    state: 'Pulau Pinang',
    brands: ['Rimba', 'Rimba Baby'],
    billing_note: null,
    products: [
      product('Rimba Liquid Detergent', 'Rimba', 'Household', 'bottle', 18.5, '1.8 l'),
      product('Rimba Softener', 'Rimba', 'Household', 'bottle', 14.5, '1.8 l'),
      product('Rimba Dish Wash', 'Rimba', 'Household', 'bottle', 8.9, '900 ml'),
      product('Rimba Floor Cleaner', 'Rimba', 'Household', 'bottle', 11.9, '2 l'),
      product('Rimba Baby Laundry', 'Rimba Baby', 'Household', 'bottle', 21.9, '1 l'),
    ],
  },
];
