import * as L from 'leaflet';
import * as m from '../../paraglide/messages.js';
import { type Area, listRingDistances, movedNorth } from './map-frame.ts';

export function drawDistances(layer: L.LayerGroup, area: Area) {
  const { latitude, longitude, radiusKm } = area;
  for (const distance of listRingDistances(radiusKm)) {
    if (distance < radiusKm) {
      L.circle([latitude, longitude], {
        radius: distance * 1000,
        className: 'map-ring',
        interactive: false,
      }).addTo(layer);
    }
    const text = document.createElement('span');
    text.textContent = m.search_radius_km({ distance });
    const icon = L.divIcon({ className: 'map-distance', html: text, iconSize: [0, 0] });
    const options = { icon, pane: 'overlayPane', interactive: false, keyboard: false };
    L.marker([movedNorth(latitude, distance), longitude], options).addTo(layer);
  }
}
