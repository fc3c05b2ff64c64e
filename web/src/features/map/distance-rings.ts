import * as L from 'leaflet';
import * as m from '../../paraglide/messages.js';
import { type Area, listRingDistances, movedNorth } from './map-frame.ts';

export function drawDistances(layer: L.LayerGroup, area: Area) {
  const { latitude, longitude, radiusKm } = area;
  for (const distance of listRingDistances(radiusKm)) {
    if (distance < radiusKm) {
      L.circle([latitude, longitude], {
        radius: distance * 1000,
        className: 'stroke-plan',
        fill: false,
        opacity: 0.5,
        weight: 1,
        dashArray: '2 5',
        interactive: false,
      }).addTo(layer);
    }
    const text = document.createElement('span');
    text.className =
      'absolute -translate-x-1/2 -translate-y-full px-1 leading-4.5 font-medium whitespace-nowrap text-plan [text-shadow:0_0_2px_var(--surface),0_0_3px_var(--surface)]';
    text.dataset.mapMark = '';
    text.textContent = m.search_radius_km({ distance });
    const icon = L.divIcon({ className: '', html: text, iconSize: [0, 0] });
    const options = { icon, pane: 'overlayPane', interactive: false, keyboard: false };
    L.marker([movedNorth(latitude, distance), longitude], options).addTo(layer);
  }
}
