import './targaryen.ts';
import './thenightswatch.ts';
