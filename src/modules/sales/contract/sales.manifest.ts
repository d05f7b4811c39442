/** Pages of sales performance (spm): those of the office, of supervisors and of promoters. */
import { defineManifest, type ActionsOf, type Page } from '#platform/contract/manifest.ts';

const office = { kind: 'item', section: 'operation', group: 'spm', modules: ['spm'], audience: ['owner', 'admin'] } as const satisfies Partial<Page>;

const view = { kind: 'view', modules: ['spm'], audience: ['owner', 'admin'], actions: [] } as const satisfies Partial<Page>;

export const salesManifest = defineManifest({
  name: 'sales',
  pages: {
    '/spm/client': {
      ...office,
      purpose: { en: 'Set up clients and their brands', ms: 'Sediakan pelanggan dan jenama mereka' },
      title: { en: 'Client', ms: 'Pelanggan' },
      heading: { en: 'Sales clients', ms: 'Pelanggan jualan' },
      context: { en: 'Owners of the brands that your promoters sell', ms: 'Pemilik jenama yang dijual oleh promoter anda' },
      words: ['vendor brand owner principal jenama'],
      icon: 'domain',
      order: 2,
      actions: ['Create', 'Update', 'Delete'],
      startable: ['Create'],
    },
    '/spm/product': {
      ...office,
      purpose: { en: 'Set up the products that promoters sell', ms: 'Sediakan produk yang dijual oleh promoter' },
      title: { en: 'Product', ms: 'Produk' },
      heading: { en: 'Sales products', ms: 'Produk jualan' },
      context: { en: 'What your promoters sell, with prices and stock', ms: 'Barang yang dijual oleh promoter anda, dengan harga dan stok' },
      words: ['sku barcode item barang kod bar'],
      icon: 'package-variant',
      order: 3,
      actions: ['Create', 'Update', 'Delete', 'Import'],
      startable: ['Create', 'Import'],
    },
    '/spm/outlet': {
      ...office,
      purpose: { en: 'Set up retail outlets and say who looks after them', ms: 'Sediakan outlet dan tetapkan penyelianya' },
      title: { en: 'Outlet', ms: 'Outlet' },
      heading: { en: 'Retail outlets', ms: 'Outlet jualan' },
      context: { en: 'Shops where your promoters work', ms: 'Kedai tempat promoter anda bertugas' },
      words: ['store shop hypermarket pharmacy kedai pasar raya farmasi'],
      icon: 'store-marker',
      order: 4,
      actions: ['Create', 'Update', 'Delete', 'Import'],
      startable: ['Create', 'Import'],
    },
    '/spm/outlet/view': {
      ...view,
      title: { en: 'Outlet', ms: 'Outlet' },
      heading: { en: 'Outlet details', ms: 'Butiran outlet' },
      tabTitle: { en: 'Overview', ms: 'Gambaran keseluruhan' },
      icon: 'store-marker',
      parent: '/spm/outlet',
      coveredBy: '/spm/outlet',
      tabOf: '/spm/outlet/view',
      rank: 1,
    },
    '/spm/outlet/view/supervisor': {
      ...view,
      title: { en: 'Supervisor', ms: 'Penyelia' },
      heading: { en: 'Supervisors of an outlet', ms: 'Penyelia outlet' },
      icon: 'account-tie',
      parent: '/spm/outlet',
      coveredBy: '/spm/outlet',
      tabOf: '/spm/outlet/view',
      rank: 2,
    },
    '/spm/supervisor': {
      ...office,
      purpose: { en: 'Say who supervises promoters, and where', ms: 'Tetapkan siapa yang menyelia promoter, dan di mana' },
      title: { en: 'Supervisor', ms: 'Penyelia' },
      heading: { en: 'Sales supervisors', ms: 'Penyelia jualan' },
      context: { en: 'Employees who look after outlets and promoters', ms: 'Pekerja yang menyelia outlet dan promoter' },
      icon: 'account-tie',
      order: 5,
      actions: ['Create', 'Delete'],
    },
    '/spm/promoter': {
      ...office,
      purpose: { en: 'Set up promoters, invite them and see how they do', ms: 'Sediakan promoter, jemput mereka dan lihat prestasinya' },
      title: { en: 'Promoter', ms: 'Promoter' },
      heading: { en: 'Promoters', ms: 'Promoter' },
      context: { en: 'People who sell at the outlets', ms: 'Orang yang menjual di outlet' },
      words: ['salesperson merchandiser jurujual'],
      icon: 'account-star',
      order: 6,
      actions: ['Create', 'Update', 'Delete', 'Invite', 'Import'],
      startable: ['Create', 'Invite', 'Import'],
    },
    '/spm/promoter/view': {
      ...view,
      title: { en: 'Promoter', ms: 'Promoter' },
      heading: { en: 'Promoter details', ms: 'Butiran promoter' },
      icon: 'account-star',
      parent: '/spm/promoter',
      coveredBy: '/spm/promoter',
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof salesManifest> {}
}
