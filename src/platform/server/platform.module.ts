/** What the platform itself serves: files, reports, live channels, and the jobs that keep it tidy. */
import { fileBindings } from './files/file.handlers.ts';
import { sweepFilesJob } from './files/sweep-files.ts';
import { sweepImportsJob } from './imports/sweep-imports.ts';
import { liveBindings } from './live/live.handlers.ts';
import type { ServerModule } from './module.ts';
import { outboxJobs } from './outbox/deliver-outbox.ts';
import { generateReportJob, sweepReportsJob } from './reports/generate-report.ts';
import { reportBindings } from './reports/report.handlers.ts';
import { savedViewRegister } from './views/saved-view.register.ts';

export const appModule: ServerModule = {
  name: 'platform',
  bindings: [...fileBindings, ...reportBindings, ...liveBindings, ...savedViewRegister.bindings],
  jobs: [...outboxJobs, sweepFilesJob, generateReportJob, sweepReportsJob, sweepImportsJob],
};
