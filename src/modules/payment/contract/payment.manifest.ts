/** The page of payment batches (R34): a tab beside the payslips; claims are paid here too. */
import { defineManifest, type ActionsOf } from '#platform/contract/manifest.ts';

export const paymentManifest = defineManifest({
  name: 'payment',
  finds: { payments: { title: { en: 'Payments', ms: 'Bayaran' }, icon: 'cash-multiple', order: 8 } },
  pages: {
    '/payroll/document/payment': {
      purpose: { en: 'Prepare and approve salary payments and bank files', ms: 'Sediakan dan luluskan bayaran gaji serta fail bank' },
      audience: ['owner', 'admin'],
      modules: ['payroll', 'claim'],
      kind: 'tab',
      title: { en: 'Payment', ms: 'Bayaran' },
      heading: { en: 'Payroll payments', ms: 'Bayaran gaji' },
      context: { en: 'Payment batches: prepare, approve and pay through the bank.', ms: 'Kelompok bayaran: sediakan, luluskan dan bayar melalui bank.' },
      icon: 'cash-multiple',
      parent: '/payroll/document',
      rank: 2,
      actions: ['Create', 'Update', 'Approve', 'Made Payment'],
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof paymentManifest> {}
}
