import './agendas.ts';
import './plots.ts';
