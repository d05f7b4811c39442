/** What of a project can be chosen for a schedule. */
import type { ProjectDetail } from '../../../contract/project/project.schema.ts';

export const outletOptions = ({ outlets }: ProjectDetail) =>
  outlets.filter(({ status }) => status === 'Active').map(({ outlet }) => ({ value: String(outlet.id), label: outlet.name }));

export const promoterOptions = ({ promoters }: ProjectDetail) =>
  promoters.filter(({ status }) => status === 'Active').map(({ promoter }) => ({ value: String(promoter.id), label: promoter.name }));
