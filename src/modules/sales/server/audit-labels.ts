/** What the audit log says of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const salesAuditLabels: AuditLabels = {
  records: defineMessages({
    sales_client: { en: 'Sales client', ms: 'Pelanggan jualan' },
    sales_product: { en: 'Sales product', ms: 'Produk jualan' },
    sales_outlet: { en: 'Retail outlet', ms: 'Outlet jualan' },
    sales_outlet_supervisor: { en: 'Supervisor of an outlet', ms: 'Penyelia outlet' },
    sales_supervisor: { en: 'Sales supervisor', ms: 'Penyelia jualan' },
    sales_daily_report: { en: 'Daily report of a promoter', ms: 'Laporan harian promoter' },
    sales_stock: { en: 'Stock entry', ms: 'Catatan stok' },
    sales_promoter: { en: 'Promoter', ms: 'Promoter' },
    sales_invitation: { en: 'Invitation of a promoter', ms: 'Jemputan promoter' },
    sales_payout: { en: 'Payout of a promoter', ms: 'Bayaran promoter' },
    sales_project: { en: 'Sales project', ms: 'Projek jualan' },
    sales_schedule: { en: 'Schedule of a promoter', ms: 'Jadual promoter' },
  }),
  events: defineMessages({
    calculated: { en: 'calculated', ms: 'dikira' },
    checked_in: { en: 'checked in', ms: 'daftar masuk' },
    checked_out: { en: 'checked out', ms: 'daftar keluar' },
    corrected: { en: 'corrected', ms: 'dibetulkan' },
    reopened: { en: 'reopened', ms: 'dibuka semula' },
    documents: { en: 'documents changed', ms: 'dokumen diubah' },
    disputed: { en: 'line questioned', ms: 'baris dipersoalkan' },
    answered: { en: 'question answered', ms: 'soalan dijawab' },
    settled: { en: 'question closed', ms: 'soalan ditutup' },
    voided: { en: 'voided', ms: 'dibatalkan' },
    cancelled: { en: 'cancelled', ms: 'dibatalkan' },
    accepted: { en: 'accepted', ms: 'diterima' },
    declined: { en: 'declined', ms: 'ditolak' },
    resent: { en: 'sent again', ms: 'dihantar semula' },
    outlets: { en: 'outlets changed', ms: 'outlet diubah' },
    products: { en: 'products changed', ms: 'produk diubah' },
    promoters: { en: 'promoters changed', ms: 'promoter diubah' },
    published: { en: 'published', ms: 'diterbitkan' },
    supervisors: { en: 'supervisors changed', ms: 'penyelia diubah' },
    tasks: { en: 'tasks changed', ms: 'tugasan diubah' },
  }),
};
