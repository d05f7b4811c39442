import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { RunImport } from '#platform/web/ui/import/run-import.tsx';
import { organisationImport } from '../../contract/organisation.endpoints.ts';
import { ORGANISATION_READS } from '../company.queries.ts';
import { ORGANISATION_MESSAGES as M } from './organisation.messages.ts';

/** All five lists from one sheet; nothing is saved before it has been seen. */
export function OrganisationImport({ onClose }: { onClose: () => void }) {
  const invalidate = useInvalidate();
  return <RunImport endpoints={organisationImport} title={M.importTitle} onClose={onClose} onSaved={() => void invalidate(...ORGANISATION_READS)} />;
}
