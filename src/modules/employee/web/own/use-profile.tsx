import { useState, type ReactNode } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { isEmployed, showProfile, type Profile } from '../../contract/profile.endpoints.ts';

/**
 * The own record; `pending` shows what stands while it is not there. A form may begin with it: a stale
 * answer of a former page is not handed out, and what comes later does not take the form away.
 */
export function useProfile(): { readonly profile: Profile; readonly pending?: undefined } | { readonly profile?: undefined; readonly pending: ReactNode } {
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useEndpoint(showProfile, {});
  const [ready, setReady] = useState(false);
  if (!ready && data && (isFetchedAfterMount || !isFetching)) setReady(true);
  if (data && ready && isEmployed(data.data)) return { profile: data.data };
  return { pending: <Loaded error={error} refetch={refetch} shape="form" count={8} /> };
}
