/** Unpacks the browser of the packages before journeys ask for it, several at once. */
import chromium from '@sparticuz/chromium';

export async function setup(): Promise<void> {
  if (!process.env['MESRA_CHROMIUM']) await chromium.executablePath();
}
