declare module "brackets-viewer/dist/brackets-viewer.min.css";
declare module "brackets-viewer/dist/brackets-viewer.min.js";
