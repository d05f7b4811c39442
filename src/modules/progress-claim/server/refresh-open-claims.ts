/** A change of the contract, its bill or its time reckons anew what is claimed and not certified yet. */
import { AppError } from '#platform/contract/errors.ts';
import { savepoint } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getProject } from './project.store.ts';
import { changeClaim, openClaims } from './claim/claim.store.ts';
import { reckon, asSaved } from './claim/reckon-claim.ts';

const UNPROCESSABLE = 422;

export async function refreshOpenClaims(ctx: Ctx, projectIds: readonly number[]): Promise<void> {
  if (projectIds.length === 0) return;
  for (const claim of await openClaims(ctx, [...new Set(projectIds)])) {
    const project = await getProject(ctx, claim.project_id, 'update');
    try {
      await savepoint(ctx, async () => {
        if (claim.status === 'Draft') await changeClaim(ctx, claim.id, { claimed: await reckon(ctx, { project, ...asSaved(claim, 'claimed') }) });
        else await changeClaim(ctx, claim.id, { certified: await reckon(ctx, { project, ...asSaved(claim, 'certified') }) });
      });
    } catch (error) {
      // A line now says more than its bill: the draft stays as it was, and its submission says which.
      if (!(error instanceof AppError) || error.status !== UNPROCESSABLE) throw error;
    }
  }
}
