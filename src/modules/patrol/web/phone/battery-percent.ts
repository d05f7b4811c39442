interface WithBattery {
  getBattery?(): Promise<{ readonly level: number }>;
}

/** null: the browser does not tell. */
export async function batteryPercent(): Promise<number | null> {
  const battery = await (navigator as WithBattery).getBattery?.().catch(() => null);
  return battery ? Math.round(battery.level * 100) : null;
}
