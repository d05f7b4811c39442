import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { rightCheckDigit } from '../../contract/product/barcode.ts';
import { PRODUCT_ERRORS, PRODUCT_MESSAGES } from '../../contract/product/product.messages.ts';
import { products, type listBrands as brandsEndpoint, type listCategories as categoriesEndpoint } from '../../contract/product/product.register.ts';
import { clientsById, liveClients } from '../client/client.store.ts';
import { availableOf, projectsOfProducts, reportedProducts } from './product-use.store.ts';
import { salesProducts as table, type ProductRecord } from '../tables/product.tables.ts';

/** What stays as it is once a submitted report contains the product. */
const FIXED = ['client_id', 'brand', 'name', 'sku', 'barcode', 'category', 'variant', 'unit', 'reorder_level', 'food_sampling'] as const;

type Form = ParsedInput<(typeof products)['create']>;
const changedField = (form: Form, before: ProductRecord) =>
  form.price !== toRinggit(before.price) ? 'price' : FIXED.find((field) => form[field] !== before[field]);

export const productRegister = registerOf(products, {
  table,
  subject: 'sales_product',
  search: [table.name, table.sku, table.barcode],
  order: {
    name: sql`lower(${table.name})`,
    sku: sql`lower(${table.sku})`,
    brand: sql`lower(${table.brand})`,
    price: table.price,
    category: sql`lower(${table.category})`,
  },
  unique: { sales_products_sku_key: ['sku', PRODUCT_ERRORS.skuTaken] },
  wording: PRODUCT_MESSAGES,
  where: (_ctx, { vendor_id, brand, category }) =>
    and(
      vendor_id ? eq(table.client_id, vendor_id) : undefined,
      brand ? eq(table.brand, brand) : undefined,
      category ? eq(table.category, category) : undefined,
    ),
  columns: ({ price, ...form }) => ({ ...form, price: fromRinggit(price) }),
  async check(ctx, drafts) {
    const [owners, reported] = await pipeline(
      ctx,
      () =>
        clientsById(
          ctx,
          drafts.map(({ form }) => form.client_id),
        ),
      () =>
        reportedProducts(
          ctx,
          drafts.flatMap(({ before }) => before?.id ?? []),
        ),
    );
    return drafts.map(({ form, before }) => {
      const owner = owners.get(form.client_id);
      if (!owner || (owner.deleted_at !== null && before?.client_id !== owner.id)) return fault('client_id', PRODUCT_ERRORS.clientUnknown);
      if (!owner.brands.includes(form.brand)) return fault('brand', PRODUCT_ERRORS.brandUnknown);
      // A product that was saved before keeps its code.
      const digit = form.barcode !== null && form.barcode !== before?.barcode ? rightCheckDigit(form.barcode) : null;
      if (digit !== null) return fault('barcode', PRODUCT_ERRORS.checkDigit, { digit });
      const changed = before && reported.has(before.id) ? changedField(form, before) : undefined;
      return changed ? fault(changed, PRODUCT_ERRORS.locked) : {};
    });
  },
  async may(ctx, records) {
    const used = await projectsOfProducts(
      ctx,
      records.map(({ id }) => id),
    );
    return records.map(({ id }) => ({ update: true as const, remove: used.has(id) ? PRODUCT_ERRORS.inUse : true }));
  },
  async present(ctx, records) {
    const ids = records.map(({ id }) => id);
    const [owners, projects, available, reported] = await pipeline(
      ctx,
      () =>
        clientsById(
          ctx,
          records.map(({ client_id }) => client_id),
        ),
      () => projectsOfProducts(ctx, ids),
      () => availableOf(ctx, ids),
      () => reportedProducts(ctx, ids),
    );
    return records.map(({ id, client_id, price }) => ({
      price: toRinggit(price),
      client: owners.get(client_id)?.name ?? '',
      locked: reported.has(id),
      projects_count: projects.get(id) ?? 0,
      available: available.get(id) ?? 0,
    }));
  },
  notify: (ctx) => notify(ctx, { to: { company: ctx.companyId }, notification_type: 'sales_product_changed', stored: false }),
});

export async function listBrands(ctx: Ctx, { vendor_id }: ParsedInput<typeof brandsEndpoint>): Promise<OutputOf<typeof brandsEndpoint>> {
  const owners = await liveClients(ctx, vendor_id);
  return { data: owners.flatMap(({ id, name, brands }) => brands.map((brand) => ({ client_id: id, client: name, brand }))) };
}

export async function listCategories(ctx: Ctx): Promise<OutputOf<typeof categoriesEndpoint>> {
  const rows = await ctx.db
    .selectDistinct({ category: table.category })
    .from(table)
    .where(and(eq(table.company_id, ctx.companyId), isNotNull(table.category), isNull(table.deleted_at)))
    .orderBy(asc(table.category));
  return { data: rows.flatMap(({ category }) => (category === null ? [] : [category])) };
}
