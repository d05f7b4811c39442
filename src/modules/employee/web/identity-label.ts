/** What the company calls an identity number: NRIC unless it says otherwise. */
import { IDENTITY_LABEL } from '#platform/contract/defaults.ts';
import { useCompany } from '#platform/web/viewer.tsx';

export function useIdentityLabel(): string {
  const company = useCompany();
  return company?.config?.identity_type_label || IDENTITY_LABEL;
}
