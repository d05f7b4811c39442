/** `120 m`, `2.4 km`. */
export const distanceText = (metres: number): string => (metres < 1000 ? `${metres} m` : `${(metres / 1000).toFixed(1)} km`);
